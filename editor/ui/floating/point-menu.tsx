import { type ReactNode, useEffect, useRef } from 'react'
import { useLazy } from '../lazy/lazy-part'
import { LoadFailed } from '../lazy/load-failed'
import { menuList } from './menu'

/** The position at which a menu was requested, in pixels of the window. */
export interface MenuPoint {
  readonly x: number
  readonly y: number
  /** True if opened by a key: the first item takes the focus. */
  readonly isByKey: boolean
}

/** Context menu at the pointer. Render it only while it is open. */
export function PointMenu({ at, label, returnFocus, onClose, children }: PointMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const byKey = useRef(at.isByKey)
  const { part, hasFailed, need } = useLazy(menuList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it opens.
  useEffect(() => void need(), [])
  return (
    <>
      <span ref={anchor} aria-hidden style={{ position: 'fixed', left: at.x, top: at.y }} />
      {part && (
        <part.MenuList
          label={label}
          button={anchor}
          returnFocus={returnFocus}
          byKey={byKey}
          align="start"
          side="right"
          onClose={onClose}
        >
          {children}
        </part.MenuList>
      )}
      {hasFailed && <LoadFailed onGone={onClose} />}
    </>
  )
}

interface PointMenuProps {
  readonly at: MenuPoint
  readonly label: string
  readonly returnFocus: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}
