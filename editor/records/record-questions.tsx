import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { stateOf } from '../saving/bases'
import { ConflictDialog } from '../saving/dialogs/conflict-dialog'
import { RecoverUnsaved } from '../saving/dialogs/recover-dialog'
import { restoreEntry } from '../saving/restore-entry'
import { SessionProvider } from '../store/session'
import { Button } from '../ui/button'
import { DropDialog } from './drop-dialog'
import type { EditedRecord } from './edited-record'
import { RecordDifferences } from './history/record-differences'
import { valuesIn } from './record-conflict'
import type { RecordSaving } from './record-state'

/** Error of a failed save, and the dialogs about saving, as for pages. */
export function RecordQuestions({ edited, hasUndo, save }: RecordQuestionsProps) {
  const { saving, isChanged, leaving, stay } = edited
  const [closed, setClosed] = useState<RecordSaving | null>(null)
  const isAsked = saving.state === 'conflict' && saving !== closed
  return (
    <SessionProvider value={edited.session}>
      <SaveMessage saving={saving} choose={() => setClosed(null)} />
      {isAsked && (
        <RecordConflict {...{ edited, hasUndo, save }} onClose={() => setClosed(saving)} />
      )}
      <Recovered {...{ edited, hasUndo }} />
      {leaving && (
        <DropDialog
          {...{ isChanged, stay }}
          go={() => {
            stay()
            leaving()
          }}
        />
      )}
    </SessionProvider>
  )
}

interface RecordQuestionsProps {
  readonly edited: EditedRecord
  /** True if the form has an Undo button. */
  readonly hasUndo: boolean
  /** Saves again. */
  readonly save: () => void
}

function SaveMessage({ saving, choose }: SaveMessageProps) {
  if (saving.state === 'open' || saving.state === 'saving') return null
  return (
    <div className="ed-message record-form-message" data-tone="danger" role="alert">
      {saving.state === 'conflict' ? (
        <>
          <p>
            {t('{savedBy} saved a newer version.', {
              savedBy: saving.theirs.savedBy || t('Someone'),
            })}
          </p>
          <div className="record-form-ways">
            <Button aria-haspopup="dialog" onClick={choose}>
              {t('Choose what to keep…')}
            </Button>
          </div>
        </>
      ) : (
        <p>
          {saving.state === 'wrong'
            ? saving.message
            : joinSentences(t('Not saved.'), saving.message)}
        </p>
      )}
    </div>
  )
}

interface SaveMessageProps {
  readonly saving: RecordSaving
  readonly choose: () => void
}

function RecordConflict({ edited, hasUndo, save, onClose }: RecordConflictProps) {
  const { saving, record, session, source, opened } = edited
  const found = record.conflict()
  if (saving.state !== 'conflict' || !found) return null
  const mine = stateOf(session.pageStore.getState().page)
  return (
    <ConflictDialog
      hasUndo={hasUndo}
      by={saving.theirs}
      versions={{ ...found, mine }}
      merge={(merged, label) => {
        record.settle(merged, label)
        // A manual save continues after the merge. A draft is only autosaved: publishing it is a separate step.
        if (saving.wasPressed && !opened.draft) save()
        else void record.saver.autosaveNow()
      }}
      onClose={onClose}
    >
      <section aria-label={t('Differences')}>
        <h3 className="ed-dialog-heading">{t('Your changes, beside theirs')}</h3>
        <RecordDifferences
          fields={source.fields}
          before={valuesIn(found.theirs.content)}
          after={valuesIn(mine.content)}
        />
      </section>
    </ConflictDialog>
  )
}

interface RecordConflictProps extends RecordQuestionsProps {
  readonly onClose: () => void
}

/**
 * Unsaved changes of a closed tab: restored automatically if nobody has saved since, otherwise offered beside the stored version.
 */
function Recovered({ edited, hasUndo }: Omit<RecordQuestionsProps, 'save'>) {
  const { recovered, record, session, source, opened } = edited
  if (!recovered) return null
  const { unsaved, journal } = recovered
  const { saver } = record
  const base = saver.base()
  const version = opened.draft?.version ?? opened.version ?? 0
  return (
    <RecoverUnsaved
      {...{ hasUndo, unsaved }}
      saved={{
        ...{ version, state: base },
        ...{ by: opened.draft?.by || 'someone', at: opened.draft?.at ?? '' },
      }}
      hasChanged={() => saver.store.getState().lastChange > 0}
      restore={(state) => {
        const words = restoreEntry(session, { version, journal, saver }, unsaved, state)
        session.uiStore.toast(words)
      }}
      discard={() => void journal.forget(unsaved.key)}
      onClose={edited.forget}
    >
      <section aria-label={t('Differences from the saved version')}>
        <h3 className="ed-dialog-heading">{t('Your changes, beside the saved version')}</h3>
        <RecordDifferences
          fields={source.fields}
          before={valuesIn(base.content)}
          after={valuesIn(unsaved.entry.content)}
        />
      </section>
    </RecoverUnsaved>
  )
}
