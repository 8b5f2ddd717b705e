import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/icon-button'

export type SideName = 'left' | 'right'

/** One side of the frame; on narrow screens a drawer over the canvas. Its content stays mounted. */
export function Side(props: SideProps) {
  const { name, label, title, drawer, edge, onClose, children } = props
  const isOut = drawer === name

  function close(): void {
    onClose()
    document.querySelector<HTMLElement>(`[aria-controls='ed-side-${name}']`)?.focus()
  }

  return (
    <aside
      id={`ed-side-${name}`}
      className="ed-side"
      data-side={name}
      data-out={isOut}
      aria-label={label}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && isOut && !defaultPrevented) close()
      }}
    >
      <div className="ed-side-head">
        <span aria-hidden>{title}</span>
        <IconButton label={`Close ${label.toLowerCase()}`} icon={<X size={16} />} onClick={close} />
      </div>
      <div className="ed-side-content">{children}</div>
      {edge}
    </aside>
  )
}

interface SideProps {
  readonly name: SideName
  readonly label: string
  /** What the drawer shows, in its head. */
  readonly title: string
  /** The side that is out, where sides are drawers. */
  readonly drawer: SideName | null
  /** What makes the side wider or narrower. */
  readonly edge: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}
