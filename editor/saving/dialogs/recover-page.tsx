import { t } from '#schema/messages/t'
import { DifferenceList } from '../../revisions/difference-list'
import { SideBySide } from '../../revisions/side-by-side'
import { editedPage } from '../../store/edits/edited-page'
import { useSession } from '../../store/session'
import { Button } from '../../ui/button'
import { differences } from '../differences'
import { downloadText, pageFile } from '../download-page'
import { useEditing } from '../editing'
import type { UsableEntry } from '../journal'
import { restoreEntry } from '../restore-entry'
import { RecoverUnsaved } from './recover-dialog'

/** Recovery of a page's unsaved changes that a closed tab left on this device. */
export function RecoverPage({ unsaved, onClose }: RecoverPageProps) {
  const { entry } = unsaved
  const session = useSession()
  const { documentId, registry } = session
  const { document, journal, saver } = useEditing()
  const { summary, settings, content } = document
  const { version, updatedBy, updatedAt } = summary
  return (
    <RecoverUnsaved
      hasUndo
      unsaved={unsaved}
      saved={{ version, state: document, by: updatedBy ?? t('Someone'), at: updatedAt }}
      hasChanged={() => saver.store.getState().lastChange > 0}
      restore={(state) => {
        const message = restoreEntry(session, { version, journal, saver }, unsaved, state)
        session.uiStore.toast(message, { undo: true })
      }}
      discard={() => void journal.forget(unsaved.key)}
      onClose={onClose}
      tools={
        <Button
          onClick={() =>
            downloadText(pageFile(documentId, editedPage(entry.settings, entry.content, registry)))
          }
        >
          {t('Copy as file')}
        </Button>
      }
    >
      <section aria-label={t('Differences from the saved version')}>
        <h3 className="ed-dialog-heading">{t('Your changes, beside the saved version')}</h3>
        {settings.title !== entry.settings.title && (
          <p>
            {t('Title: {title} (saved: {title2})', {
              title: entry.settings.title,
              title2: settings.title,
            })}
          </p>
        )}
        <DifferenceList found={differences(content, entry.content)} />
      </section>
      <SideBySide
        before={{ label: t('Saved'), state: document }}
        after={{ label: t('Yours'), state: entry }}
      />
    </RecoverUnsaved>
  )
}

interface RecoverPageProps {
  readonly unsaved: UsableEntry
  readonly onClose: () => void
}
