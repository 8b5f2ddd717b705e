import { useState } from 'react'
import { formatMoment, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type PublicationStep, stepMessage } from '#schema/publication/step-message'
import { failureOf, problemOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { NoteDialog } from '../ui/note-dialog'
import { asInput } from './forms/declared-form'
import { readFacts } from './forms/opened-facts'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { type DraftName, reviewDraft, type StoredDraft, withdrawDraft } from './forms/stored-draft'
import { RecordDifferences } from './history/record-differences'
import './review-bar.css'

/** Bar with a draft's review state, its changes, and the steps available to the user. */
export function ReviewBar({ form, opened, of, mayReview, reload, onEdit }: ReviewBarProps) {
  const { stored } = opened
  if (!stored) return null
  const values = asInput<Record<string, unknown>>(Object(stored.values))
  const isChange = Object.keys(values).length > 0
  const published = opened.draft?.published ?? opened.values
  const isNewer = isChange && stored.baseVersion < (opened.version ?? 0)
  return (
    <section
      className="record-review"
      data-state={stored.status.toLowerCase()}
      aria-label={t('Review')}
    >
      <p role="status">
        <strong>{STATE_LABELS[stored.status]}.</strong> {nextStepMessage({ stored, isChange })}
      </p>
      {stored.review?.note && <blockquote>{stored.review.note}</blockquote>}
      {isChange && (
        <details open={mayReview && stored.status === 'IN_REVIEW'}>
          <summary>{t('Proposed changes')}</summary>
          {isNewer && (
            <p className="ed-message" data-tone="plain">
              {t(
                'This was saved after the draft was started. If you publish, it will say what’s shown here as added.',
              )}
            </p>
          )}
          <RecordDifferences
            fields={form.fields}
            before={published}
            after={{ ...published, ...values }}
          />
        </details>
      )}
      <Steps {...{ form, opened, of, stored, mayReview, reload, onEdit }} />
    </section>
  )
}

interface ReviewBarProps {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  readonly of: DraftName
  readonly mayReview: boolean
  /** Opens the stored record again. */
  readonly reload: () => void
  /** Opens the draft in the form; `null` if the form already shows it, or the user may not edit it. */
  readonly onEdit: (() => void) | null
}

const STATE_LABELS = {
  DRAFT: t('Draft'),
  IN_REVIEW: t('In review'),
  RETURNED: t('Returned'),
} as const

interface ReviewState {
  readonly stored: StoredDraft
  readonly isChange: boolean
}

function nextStepMessage({
  stored: { status, review, savedAt, savedBy },
  isChange,
}: ReviewState): string {
  if (status === 'DRAFT' || !review)
    return t('{savedBy} started changing this on {time}. Visitors don’t see the changes yet.', {
      savedBy,
      time: formatMoment(savedAt),
    })
  const when = formatMoment(review.at)
  const kind = isChange ? 'changes' : 'record'
  if (status === 'RETURNED')
    return review.isMine
      ? t(
          '{kind, select, changes {You returned the changes to the author on {when}, with your note.} other {You returned the draft to the author on {when}, with your note.}}',
          { kind, when },
        )
      : t(
          '{kind, select, changes {{who} returned the changes on {when}. Follow the note, then submit them again.} other {{who} returned the draft on {when}. Follow the note, then submit it again.}}',
          { kind, who: review.by, when },
        )
  return t(
    '{kind, select, changes {{isMine, select, true {You} other {{who}}} submitted the changes on {when}. Visitors don’t see them until someone approves them.} other {{isMine, select, true {You} other {{who}}} submitted the draft on {when}. Visitors don’t see it until someone approves it.}}',
    { kind, isMine: String(review.isMine), who: review.by, when },
  )
}

function Steps({ form, opened, of, stored, mayReview, reload, onEdit }: StepsProps) {
  const { client } = useApp()
  const { uiStore } = useSession()
  const [isReturning, setIsReturning] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { review } = stored
  const decides = mayReview && stored.status === 'IN_REVIEW'
  const author = review?.by ?? ''
  const step = { expectedVersion: stored.version, recordVersion: opened.version ?? 0 }
  return (
    <div className="record-review-steps">
      {onEdit && <Button onClick={onEdit}>{t('Edit the draft')}</Button>}
      {stored.status === 'IN_REVIEW' && review?.isMine && (
        <Button
          aria-disabled={isBusy || undefined}
          onClick={() => void take(() => withdrawDraft(client, of, stored.version), 'withdraw')}
        >
          {t('Withdraw')}
        </Button>
      )}
      {decides && (
        <>
          <Button onClick={() => setIsReturning(true)}>{t('Return to author…')}</Button>
          <Button look="primary" aria-disabled={isBusy || undefined} onClick={() => void approve()}>
            {isBusy ? t('Publishing…') : t('Approve')}
          </Button>
        </>
      )}
      {isReturning && (
        <NoteDialog
          title={t('Return this?')}
          description={t('{author} gets your note by email, and can change and submit it again.', {
            author,
          })}
          label={t('Return with this note')}
          required={t('Write what’s missing.')}
          send={(note) => problemOf(returnToAuthor(note))}
          onClose={() => setIsReturning(false)}
        />
      )}
    </div>
  )

  async function returnToAuthor(note: string): Promise<void> {
    await reviewDraft(client, of, { ...step, action: 'RETURN', note })
    await notify('return')
    reload()
  }

  function approve(): Promise<void> {
    return take(() => reviewDraft(client, of, { ...step, action: 'APPROVE', note: '' }), 'approve')
  }

  /** Shows what is stored after a step. */
  async function notify(done: PublicationStep): Promise<void> {
    const facts = await readFacts(client, form, opened.id)
    if (facts) uiStore.toast(stepMessage(done, facts, { author }))
  }

  async function take(run: () => Promise<void>, done: PublicationStep): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await run()
      await notify(done)
    } catch (error) {
      uiStore.toast(joinSentences(t('Nothing was changed.'), failureOf(error).message))
    }
    setIsBusy(false)
    reload()
  }
}

type StepsProps = ReviewBarProps & Pick<ReviewState, 'stored'>
