import * as Radix from '@radix-ui/react-popover'
import { type ReactNode, type RefObject, useRef } from 'react'
import './popover.css'

/** The panel of an open popover. */
export function PopoverPanel({ id, label, button, onClose, children }: PopoverPanelProps) {
  const isLeft = useRef(false)
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          className="ed-surface ed-popover"
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            const { target } = event
            // The button closes the panel itself.
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault()
            else isLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeft.current) button.current?.focus()
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PopoverPanelProps {
  readonly id: string
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}
