import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import './menu.css'

/** Actions behind a button. `trigger` is that button; the items are `MenuItem` and `MenuSeparator`. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="ed-surface ed-menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({ icon, shortcut, danger, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item {...rest} className="ed-menu-item" data-danger={danger}>
      {icon}
      <span>{children}</span>
      {shortcut && <kbd aria-hidden>{shortcut}</kbd>}
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="ed-menu-separator" />
}

interface MenuProps {
  readonly trigger: ReactNode
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
}

interface MenuItemProps {
  readonly onSelect: (event: Event) => void
  readonly icon?: ReactNode
  /** Printed beside the action: `Ctrl+D`. */
  readonly shortcut?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}
