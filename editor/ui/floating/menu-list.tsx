import * as Radix from '@radix-ui/react-dropdown-menu'
import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Anchor } from './anchor'
import { MenuParts } from './menu-parts'
import './menu.css'

/** The list of an open menu. */
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

  /** Radix only sees keys pressed after the list was opened: if it was opened by a key, the first item is focused here. */
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
  /** Accessible name, if no visible text names the list. */
  readonly label?: string
  /** The button that the list opens beside. */
  readonly button: RefObject<HTMLElement | null>
  /** Moves the focus after the menu is closed by a choice or Escape. By default it returns to the button. */
  readonly returnFocus?: () => void
  /** True if the menu was opened by a key. */
  readonly byKey: RefObject<boolean>
  readonly align: 'start' | 'end'
  /** Opened to the right, the list is moved up or down until it fits; below, it is cut off if there is no room. */
  readonly side?: 'bottom' | 'right'
  readonly onClose: () => void
  readonly children: ReactNode
}
