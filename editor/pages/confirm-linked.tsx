import { t } from '#schema/messages/t'
import type { DocumentSummary } from '../api/answers'
import type { Usage } from '../api/references'
import { UsageList } from '../screens/usage-list'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import type { PageAction } from './page-actions'

/** A page to be removed from the site, and what links to it. */
export interface LinkedPage {
  readonly page: DocumentSummary
  readonly usage: Usage
}

/** Dialog that confirms an action that would break links to pages. */
export function ConfirmLinked({ action, linked, onConfirm, onClose }: ConfirmLinkedProps) {
  const [only] = linked
  const what =
    linked.length === 1 && only
      ? `“${only.page.title}”`
      : t('{count} of the pages', { count: linked.length })
  return (
    <Dialog
      title={`${action.label}: ${what}?`}
      description={t('These links will be broken until you change them.')}
      onClose={onClose}
      footer={
        <DialogButtons label={action.label} isDanger onConfirm={onConfirm} onCancel={onClose} />
      }
    >
      {linked.map(({ page, usage }) => (
        <section key={page.id} aria-label={t('Linked from: {title}', { title: page.title })}>
          <h3 className="ed-usage-head">
            {t('{count, plural, one {Linked from:} other {“{title}” is linked from:}}', {
              count: linked.length,
              title: page.title,
            })}
          </h3>
          <UsageList usage={usage} />
        </section>
      ))}
    </Dialog>
  )
}

interface ConfirmLinkedProps {
  readonly action: PageAction
  readonly linked: readonly LinkedPage[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}
