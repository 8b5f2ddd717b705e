import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { t } from '#schema/messages/t'
import { useSession, useUi } from '../store/session'
import type { SideName } from '../store/ui-state'
import { IconButton } from '../ui/icon-button'

const SIDE_LABELS: Readonly<Record<SideName, SideLabels>> = {
  left: {
    close: t('Close blocks and outline'),
    show: t('Show blocks and outline'),
    hide: t('Hide blocks and outline'),
  },
  right: { close: t('Close settings'), show: t('Show settings'), hide: t('Hide settings') },
}

interface SideLabels {
  readonly close: string
  readonly show: string
  readonly hide: string
}

/** Side of the frame that folds to a rail; on narrow screens a drawer over the canvas. Its content stays mounted. */
export function Side(props: SideProps) {
  const { name, label, title, width, isOverPage, drawer, edge, rail, onClose, children } = props
  const { uiStore } = useSession()
  const isFolded = useUi(({ foldedSides }) => foldedSides.has(name))
  const fold = useRef<HTMLButtonElement>(null)
  const isOut = drawer === name
  const Icon = (name === 'left') === isFolded ? ChevronRight : ChevronLeft

  function close(): void {
    onClose()
    document.querySelector<HTMLElement>(`[aria-controls='ed-side-${name}']`)?.focus()
  }

  /** Unfolds the side. The pressed rail button disappears, so the focus stays within the side. */
  function unfold(): void {
    uiStore.foldSide(name, false)
    fold.current?.focus()
  }

  return (
    <aside
      id={`ed-side-${name}`}
      className="ed-side"
      data-side={name}
      data-out={isOut}
      data-folded={isFolded}
      data-over={isOverPage}
      style={isOverPage ? ({ '--ed-side-width': `${width}px` } as CSSProperties) : undefined}
      aria-label={label}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && isOut && !defaultPrevented) close()
      }}
    >
      <div className="ed-side-head">
        <span aria-hidden>{title}</span>
        <IconButton label={SIDE_LABELS[name].close} icon={<X size={16} />} onClick={close} />
      </div>
      <IconButton
        ref={fold}
        className="ed-side-fold"
        label={isFolded ? SIDE_LABELS[name].show : SIDE_LABELS[name].hide}
        icon={<Icon size={16} />}
        aria-expanded={!isFolded}
        onClick={() => uiStore.foldSide(name, !isFolded)}
      />
      {isFolded && <div className="ed-side-rail">{rail(unfold)}</div>}
      <div className="ed-side-content">{children}</div>
      {edge}
    </aside>
  )
}

interface SideProps {
  readonly name: SideName
  readonly label: string
  /** Title in the drawer's header. */
  readonly title: string
  /** Width of the unfolded side in CSS pixels. */
  readonly width: number
  /** Covers the page, which has not been laid out beside it yet. */
  readonly isOverPage: boolean
  /** The open side, if sides are drawers. */
  readonly drawer: SideName | null
  /** Handle that resizes the side. */
  readonly edge: ReactNode
  /** Replaces the folded side, with buttons that open its parts. */
  readonly rail: (unfold: () => void) => ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}
