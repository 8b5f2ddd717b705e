import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from './button'
import './styles/dialog.css'

/** A question or a small form above everything else. Focus goes in, stays in, and returns to where it was. */
export function Dialog({
  title,
  description,
  onClose,
  onClosed,
  leadsElsewhere,
  wide,
  footer,
  children,
}: DialogProps) {
  // Read before a button of the dialog takes the focus by `autoFocus`: Radix would take that for the opener.
  const [opener] = useState(() => document.activeElement)
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="ed-dialog-veil" />
        <Radix.Content
          className="ed-surface ed-dialog"
          data-wide={wide}
          onCloseAutoFocus={(event) => {
            const restoreFocus = leadsElsewhere?.()
              ? keepFocus
              : (onClosed ?? restoringFocusTo(opener))
            if (!restoreFocus) return
            event.preventDefault()
            restoreFocus()
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className="ed-dialog-title">{title}</Radix.Title>
          <div className="ed-dialog-body">
            {description !== undefined && (
              <Radix.Description className="ed-dialog-description">{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer && <div className="ed-dialog-foot">{footer}</div>}
          {/* Last, so that focus goes to the first field; without a tooltip, which would take the Escape key. */}
          <Button
            look="quiet"
            className="ed-icon-button ed-dialog-close"
            aria-label={t('Close')}
            onClick={onClose}
          >
            <X size={16} />
          </Button>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function keepFocus(): void {}

/** Focuses it as it was left, the caret included; `null` where it is gone, as the entry of a menu, or focus has gone elsewhere. */
function restoringFocusTo(opener: Element | null): (() => void) | null {
  if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected)
    return null
  // What was closed has left it to the page, or to the dialog below, which takes it at once.
  if (!document.activeElement?.contains(opener)) return null
  return () => opener.focus({ preventScroll: true })
}

interface DialogProps {
  readonly title: string
  readonly description?: string | undefined
  /** Called for Escape, the close button and a press outside. Render the dialog while it is open, and no longer. */
  readonly onClose: () => void
  /** Called once the dialog is gone, and decides where focus goes; the opener gets it back when not given. */
  readonly onClosed?: (() => void) | undefined
  /** True when it was closed to go to something else, a field of the panel perhaps, which takes the focus itself. */
  readonly leadsElsewhere?: () => boolean
  readonly wide?: boolean
  /** The buttons, the main one last. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}
