import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from './button'
import './styles/dialog.css'

/** Dialog with a question or a small form, above everything else. Traps the focus and returns it on closing. */
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
  // Read before `autoFocus` moves the focus into the dialog: Radix would take that button for the opener.
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
          {/* Last, so that the first field gets the focus; without a tooltip, which would handle the Escape key. */}
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

/**
 * Returns a function that restores the focus, including the caret; `null` if the element is gone, such as a menu item, or the
 * focus has moved elsewhere.
 */
function restoringFocusTo(opener: Element | null): (() => void) | null {
  if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected)
    return null
  // The closed dialog left the focus to the page, or to the dialog below, which takes it at once.
  if (!document.activeElement?.contains(opener)) return null
  return () => opener.focus({ preventScroll: true })
}

interface DialogProps {
  readonly title: string
  readonly description?: string | undefined
  /** Called on Escape, the close button and a click outside. Render the dialog only while it is open. */
  readonly onClose: () => void
  /** Called after the dialog is closed, and decides where the focus goes. By default it returns to the opener. */
  readonly onClosed?: (() => void) | undefined
  /**
   * Returns true if the dialog was closed to go to something else, such as a field of the panel, which takes the focus itself.
   */
  readonly leadsElsewhere?: () => boolean
  readonly wide?: boolean
  /** The buttons, the main one last. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}
