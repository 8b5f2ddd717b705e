import { useRef } from 'react'
import { t } from '#schema/messages/t'
import { kindLabel } from '../store/block-labels'
import { useSession } from '../store/session'
import type { FrameReplacement } from '../store/ui-state'
import { AppLink, pagePath } from '../ui/app-link'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'

/** Dialog that asks before a block replaces the site's header or footer on this page, with a link to edit that instead. */
export function ReplaceFrameDialog({ replacing, onClosed }: ReplaceFrameDialogProps) {
  const { layout, registry, uiStore } = useSession()
  const { name, part, add, cancel } = replacing
  const isAgreed = useRef(false)
  const close = () => uiStore.confirmReplace(null)
  const label = kindLabel(name, registry)
  return (
    <Dialog
      title={t(
        '{part, select, header {Replace the site’s header on this page?} other {Replace the site’s footer on this page?}}',
        { part },
      )}
      description={t(
        '{part, select, header {“{label}” becomes the header of this page, and visitors don’t see the site’s header here. Other pages keep it.} other {“{label}” becomes the footer of this page, and visitors don’t see the site’s footer here. Other pages keep it.}}',
        { label, part },
      )}
      onClose={close}
      onClosed={() => (isAgreed.current ? add() : (cancel ?? onClosed)())}
      footer={
        <DialogButtons
          label={t('{part, select, header {Replace header} other {Replace footer}}', { part })}
          onConfirm={() => {
            isAgreed.current = true
            close()
          }}
          onCancel={close}
        />
      }
    >
      {layout && layout.permission !== null && (
        <p>
          {t('To change it on every page,')}{' '}
          <AppLink href={pagePath(layout.documentId)}>
            {t('{part, select, header {edit the site’s header} other {edit the site’s footer}}', {
              part,
            })}
          </AppLink>
          .
        </p>
      )}
    </Dialog>
  )
}

interface ReplaceFrameDialogProps {
  readonly replacing: FrameReplacement
  /** Restores the focus if nothing was added. */
  readonly onClosed: () => void
}
