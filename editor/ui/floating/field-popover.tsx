import * as Popover from '@radix-ui/react-popover'
import type { ReactNode, RefObject } from 'react'
import './field-popover.css'

/** Popover below a text field that is used for searching; the focus stays in the field. */
export function FieldPopover({ label, field, onClose, children }: FieldPopoverProps) {
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={field} />
      <Popover.Portal>
        <Popover.Content
          className="ed-surface ed-field-popover"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) =>
            field.current?.contains(event.target as Node) && event.preventDefault()
          }
          // Clicking an option must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface FieldPopoverProps {
  readonly label: string
  readonly field: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}
