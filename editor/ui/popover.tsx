import * as Radix from '@radix-ui/react-popover'
import type { ReactNode } from 'react'
import './popover.css'

/** A small panel that opens beside the button it belongs to. Escape or a press elsewhere closes it. */
export function Popover({ label, trigger, open, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="ed-surface ed-popover"
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PopoverProps {
  readonly label: string
  readonly trigger: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}
