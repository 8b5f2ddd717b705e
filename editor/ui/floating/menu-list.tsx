import * as Radix from '@radix-ui/react-dropdown-menu'
import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Anchor } from './anchor'
import { MenuParts } from './menu-parts'
import './menu.css'

/** The list of a menu that was opened. */
export function MenuList({
  id,
  labelledBy,
  label,
  button,
  returnFocus = () => button.current?.focus(),
  byKey,
  align,
  side = 'bottom',
  onClose,
  children,
}: MenuListProps) {
  const isLeft = useRef(false)

  /** Radix learns of keys only after the one that has opened the list: opened by a key, the list focuses its first item. */
  function enter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (target !== currentTarget || !byKey.current) return
    byKey.current = false
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus()
  }

  return (
    <Radix.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Radix.Trigger asChild>
        <Anchor of={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-labelledby={labelledBy}
          aria-label={label}
          className="ed-surface ed-menu"
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          loop
          onFocus={enter}
          onInteractOutside={() => {
            isLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeft.current) returnFocus()
          }}
          onContextMenu={(event) => event.preventDefault()}
        >
          <MenuParts value={Radix}>{children}</MenuParts>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuListProps {
  readonly id?: string
  readonly labelledBy?: string
  /** What it is called where nothing that is seen names it. */
  readonly label?: string
  /** What it opens beside. */
  readonly button: RefObject<HTMLElement | null>
  /** Where the focus goes when it is closed by a choice or by Escape; to the button when not given. */
  readonly returnFocus?: () => void
  /** Whether it was opened by a key. */
  readonly byKey: RefObject<boolean>
  readonly align: 'start' | 'end'
  /** Beside what it opens at, it is moved up or down until it fits; below, it is cut where there is no room. */
  readonly side?: 'bottom' | 'right'
  readonly onClose: () => void
  readonly children: ReactNode
}
