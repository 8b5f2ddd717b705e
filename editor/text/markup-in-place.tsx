import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { MarkupEditorProps } from '../panel/controls/markup/markup-editor'

type Loaded = typeof import('./load-markup')

/** Formatted text, written where it stands; the editor is fetched when it is first needed. */
export function MarkupInPlace({
  label,
  pageClass,
  value,
  change,
  leave,
  toPanel,
}: MarkupInPlaceProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [text, setText] = useState(value)
  const first = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once.
  useEffect(() => {
    let isCurrent = true
    import('./load-markup').then(
      (module) => {
        if (!isCurrent) return
        // What the text editor could not give back whole is written as HTML, in the panel.
        if (module.survivesEditing(first.current)) setLoaded(module)
        else toPanel()
      },
      () => isCurrent && toPanel(),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  useEffect(() => {
    if (loaded) document.getElementById(id)?.focus()
  }, [loaded, id])
  const aria: MarkupEditorProps['aria'] = {
    id,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
    onBlur: () => undefined,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the text inside is left.
    <div ref={box} className="ed-text-in-place" onKeyDown={press} onBlur={blurred}>
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      {loaded && (
        <loaded.MarkupEditor
          value={text}
          change={(markup) => {
            setText(markup)
            change(markup)
          }}
          aria={aria}
          labelId={`${id}-label`}
          locked={false}
          pageClass={pageClass}
        />
      )}
    </div>
  )

  function press(event: KeyboardEvent): void {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.key === 'Escape') leave()
  }

  function blurred({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return
    // A press on the toolbar, or another window: the text is not left.
    if (relatedTarget === null && !document.hasFocus()) return
    leave()
  }
}

interface MarkupInPlaceProps {
  readonly label: string
  /** The classes of the element it stands in for. */
  readonly pageClass: string
  readonly value: string
  readonly change: (markup: string) => void
  readonly leave: () => void
  /** Writes the text in the panel instead. */
  readonly toPanel: () => void
}
