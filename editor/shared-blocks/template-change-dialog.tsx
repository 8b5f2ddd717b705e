import { useState } from 'react'
import { t } from '#schema/messages/t'
import { type Choices, NO_CHOICES } from '#schema/page/merge/clash'
import {
  applyTemplateChange,
  keepTemplateVersion,
  type TemplateChange,
} from '#schema/page/merge/template-change'
import { SideBySide } from '../revisions/side-by-side'
import { describeChanges } from '../saving/describe-changes'
import { ClashChooser } from '../saving/dialogs/clash-chooser'
import { differences } from '../saving/differences'
import { becomePage } from '../store/edits/become-page'
import { contentOf, editedPage } from '../store/edits/edited-page'
import { pruneSelection } from '../store/selection'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Dialog with the later change of a page's template: it is merged into the page as one step, or skipped. */
export function TemplateChangeDialog({ title, change, onClose }: TemplateChangeDialogProps) {
  const session = useSession()
  const page = usePage((state) => state.page)
  const [choices, setChoices] = useState<Choices>(NO_CHOICES)
  const { settings } = page
  const merged = applyTemplateChange(contentOf(page), change, choices)
  const isDecided = merged.clashes.every(({ id }) => choices.has(id))
  const changed = differences(change.before, change.after)
  return (
    <Dialog
      wide
      title={t('The template has changed')}
      description={t(
        '“{title}” was changed after this page was made from it. Changes on this page are kept.',
        { title },
      )}
      onClose={onClose}
      footer={
        <>
          <Button onClick={keep}>{t('Keep as it is')}</Button>
          <Button look="primary" aria-disabled={!isDecided} onClick={() => isDecided && apply()}>
            {t('Apply the change')}
          </Button>
        </>
      }
    >
      {changed.length > 0 && (
        <p>
          {describeChanges(
            { by: t('The template'), blocks: changed, hasSettings: false },
            session.registry,
          )}
        </p>
      )}
      {merged.clashes.length > 0 && (
        <section aria-label={t('Changed on this page and in the template')}>
          <h3>{t('Changed on this page and in the template')}</h3>
          <ClashChooser
            clashes={merged.clashes}
            choices={choices}
            theirName={t('The template')}
            onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
          />
        </section>
      )}
      <SideBySide
        before={{ label: t('This page'), state: { settings, content: contentOf(page) } }}
        after={{ label: t('With the change'), state: { settings, content: merged.content } }}
      />
    </Dialog>
  )

  function apply(): void {
    take(merged.content, t('Applied the change from “{title}”', { title }))
  }

  function keep(): void {
    const content = keepTemplateVersion(contentOf(page), change)
    take(content, t('Skipped the change from “{title}”', { title }))
  }

  function take(content: typeof merged.content, label: string): void {
    session.pageStore.edit(becomePage(editedPage(settings, content, session.registry)), { label })
    pruneSelection(session)
    session.uiStore.toast(label, { undo: true })
    session.uiStore.announce(label)
    onClose()
  }
}

interface TemplateChangeDialogProps {
  readonly title: string
  readonly change: TemplateChange
  readonly onClose: () => void
}
