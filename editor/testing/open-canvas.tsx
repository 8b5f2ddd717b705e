import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { definitions } from '#renderer/registry/definitions'
import { loadViews } from '../blocks/block-views'
import { CanvasDrag } from '../drag/canvas-drag'
import { type EditorSession, SessionProvider, useUi } from '../store/session'
import { StatusRegion } from '../ui/status-region'

// The tests are about what is rendered, not about how it comes.
await loadViews(definitions.keys())

/** Renders parts of the editor round a page, with the region that speaks. */
export function renderEditor(session: EditorSession, children: ReactNode) {
  // jsdom lays nothing out, so there is never a size to watch, nor anything to scroll.
  Element.prototype.scrollIntoView ??= () => undefined
  document.elementFromPoint ??= () => null
  document.elementsFromPoint ??= () => []
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  return render(
    <SessionProvider value={session}>
      <CanvasDrag>{children}</CanvasDrag>
      <Voice />
    </SessionProvider>,
  )
}

function Voice() {
  const { text, count } = useUi((state) => state.announcement)
  return (
    <div data-testid="voice">
      <StatusRegion text={text} count={count} />
    </div>
  )
}
