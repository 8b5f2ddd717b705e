import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import type { RawProps } from '#schema/block/block'
import { formatMoment, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { AnyRecord } from '#schema/records/record'
import { REVISIONS_PAGE_SIZE, type RecordRevision, revised, valuesOf } from '../../api/collections'
import { failureOf } from '../../api/failure'
import { newKey } from '../../api/new-key'
import { recordRevisionQuery, recordRevisionsQuery } from '../../api/operations/collections'
import { withApi } from '../../app/api-provider'
import { useApp } from '../../app/app-context'
import { FailureNote } from '../../app/error-page'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ProblemNote } from '../../ui/problem-note'
import { Spinner } from '../../ui/spinner'
import type { OpenedRecord, RecordFormOf, RecordPlace } from '../forms/opened-record'
import { writeRecord } from '../forms/record-forms'
import { RecordDifferences } from './record-differences'
import '../../ui/styles/history.css'

/** Dialog with the saved versions of a record: their authors, differences, and a button to restore one. */
export const RecordHistory = withApi(History)

function History(props: RecordHistoryProps) {
  const { kind, id, place, onClose } = props
  const query = useQuery(recordRevisionsQuery, {
    variables: { ...revised({ kind: kind.kind, id, place }), first: REVISIONS_PAGE_SIZE },
  })
  const { error, data = query.previousData } = query
  const [moreError, setMoreError] = useState<Error>()
  const failed = error ?? moreError
  const { nodes: list = [], pageInfo } = data?.recordRevisions ?? {}
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : null
  return (
    <Dialog title={t('Saved versions')} wide onClose={onClose}>
      {query.loading && <Spinner label={t('Loading the versions…')} />}
      {failed && <FailureNote failure={failureOf(failed)} reload={reload} />}
      {data && list.length === 0 && (
        <p>{t('No changes yet. The next change starts the history.')}</p>
      )}
      {list.length > 0 && (
        <Versions {...props} list={list} onMore={after === null ? null : () => void showMore()} />
      )}
    </Dialog>
  )

  function reload(): void {
    if (moreError) void showMore()
    else void query.refetch()
  }

  /** Loads the next page, which the cache appends to the list (`type-policies.ts`). */
  async function showMore(): Promise<void> {
    setMoreError(undefined)
    await query.fetchMore({ variables: { after } }).catch(setMoreError)
  }
}

export interface RecordHistoryProps {
  readonly kind: Pick<AnyRecord, 'kind'>
  readonly form: RecordFormOf
  readonly id: number
  /** Place of the text, for kinds with one per location and language. */
  readonly place?: RecordPlace
  readonly opened: OpenedRecord
  readonly mayRestore: boolean
  /** Saves pending changes to a draft and returns its version; `null` while the form has unsaved changes. */
  readonly settle: () => Promise<number | null>
  readonly onRestored: () => void
  /** Copies the values of a version into the form instead of saving them: they become public when the form is published. */
  readonly takeIn?: (values: RawProps) => void
  readonly onClose: () => void
}

interface VersionsProps extends RecordHistoryProps {
  readonly list: readonly RecordRevision[]
  readonly onMore: (() => void) | null
}

function Versions({ list, onMore, ...props }: VersionsProps) {
  const [first] = list
  const [chosen, setChosen] = useState(first?.version ?? 0)
  const [other, setOther] = useState<number | 'now' | 'before'>('before')
  const at = list.findIndex(({ version }) => version === chosen)
  const before = list[at + 1]?.version ?? null
  return (
    <div className="ed-history">
      <nav aria-label={t('Saved versions')} className="ed-history-list">
        <ol>
          {list.map((revision, index) => (
            <li key={revision.version}>
              <button
                type="button"
                aria-current={revision.version === chosen}
                onClick={() => setChosen(revision.version)}
              >
                <time dateTime={revision.savedAt}>{timeOf(revision.savedAt)}</time>
                <span className="ed-quiet">{`${revision.savedBy || t('Someone')} · ${restoredMessage(revision, list[index + 1])}`}</span>
                {props.place && revision.language === null && (
                  <span className="ed-quiet">{t('Unknown location and language')}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
        {onMore && <Button onClick={onMore}>{t('Show older versions')}</Button>}
      </nav>
      <section aria-label={t('Version {chosen}', { chosen })} className="ed-history-version">
        <label className="ed-history-compare">
          <span>{t('Version {chosen}, compared with', { chosen })}</span>
          <select
            className="ed-input"
            value={String(other)}
            onChange={({ target: { value } }) =>
              setOther(value === 'now' || value === 'before' ? value : Number(value))
            }
          >
            <option value="before">{t('the previous version')}</option>
            <option value="now">{t('the current version')}</option>
            {list
              .filter(({ version }) => version !== chosen)
              .map(({ version }) => (
                <option key={version} value={version}>
                  {t('version {version}', { version })}
                </option>
              ))}
          </select>
        </label>
        <Compared
          // The previous version must not stay while the next one loads: it would be restored under the next one's number.
          key={chosen}
          {...props}
          chosen={chosen}
          other={other === 'before' ? before : other}
        />
      </section>
    </div>
  )
}

interface ComparedProps extends RecordHistoryProps {
  readonly chosen: number
  /** `null` for the first version. */
  readonly other: number | 'now' | null
}

function Compared({ chosen, other, ...props }: ComparedProps) {
  const { kind, form, id, place, opened, mayRestore } = props
  const of = revised({ kind: kind.kind, id, place })
  // Versions never change, so the cache is always valid.
  const shown = useQuery(recordRevisionQuery, {
    variables: { ...of, version: chosen },
    fetchPolicy: 'cache-first',
  })
  const second = useQuery(recordRevisionQuery, {
    variables: { ...of, version: typeof other === 'number' ? other : 0 },
    fetchPolicy: 'cache-first',
    skip: typeof other !== 'number',
  })
  const failed = [shown, second].find(({ error }) => error)
  if (failed?.error)
    return <FailureNote failure={failureOf(failed.error)} reload={() => void failed.refetch()} />
  if (!shown.data || (typeof other === 'number' && !second.data))
    return <Spinner label={t('Loading the version…')} />
  const values = valuesOf(shown.data)
  const compared = other === 'now' ? opened.values : second.data && valuesOf(second.data)
  if (values === null) return <p>{t('This version no longer exists.')}</p>
  const isOlder = typeof other === 'number' && other < chosen
  const [from, to] = isOlder || other === null ? [compared ?? {}, values] : [values, compared ?? {}]
  return (
    <>
      <RecordDifferences fields={form.fields} before={from} after={to} />
      {mayRestore && chosen !== opened.version && (
        <RestoreButton {...props} {...{ chosen, values }} />
      )}
    </>
  )
}

function RestoreButton({ chosen, values, ...props }: RestoreButtonProps) {
  const { form, opened, settle, onRestored, onClose } = props
  const { client } = useApp()
  const [problem, setProblem] = useState('')
  const [asks, setAsks] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <div className="ed-history-restore">
      <Button look="primary" aria-disabled={isBusy || undefined} onClick={() => void restore()}>
        {restoreLabel({ isBusy, asks, chosen })}
      </Button>
      {asks ? (
        <p className="ed-message" data-tone="plain" role="alert">
          {t(
            'The form has unsaved changes. Close this and save them first, or restore without them.',
          )}
        </p>
      ) : (
        <p className="ed-quiet">
          {props.takeIn
            ? t('This version becomes the draft. Visitors see it once it’s published.')
            : t('The current version stays in the history.')}
        </p>
      )}
      <ProblemNote text={problem} />
    </div>
  )

  async function restore(): Promise<void> {
    if (isBusy) return
    if (props.takeIn) {
      props.takeIn(known(values))
      onClose()
      return
    }
    setIsBusy(true)
    try {
      const version = asks ? opened.version : await settle()
      if (version === null) setAsks(true)
      else {
        const idempotencyKey = newKey()
        const now = { ...opened, version }
        await writeRecord(client, { form, opened: now, values: known(values), idempotencyKey })
        onRestored()
        onClose()
      }
    } catch (error) {
      setProblem(joinSentences(t('Nothing was restored.'), failureOf(error).message))
    }
    setIsBusy(false)
  }

  /**
   * Returns the values of fields that the form still has, without visibility and site address, which restoring doesn't change.
   */
  function known(all: RawProps): RawProps {
    const stays = new Set([form.statusField, ...(form.addressFields ?? [])])
    return Object.fromEntries(
      Object.entries(all).filter(([name]) => name in form.fields && !stays.has(name)),
    )
  }
}

function restoreLabel({ isBusy, asks, chosen }: RestoreState): string {
  if (isBusy) return t('Restoring…')
  return asks
    ? t('Discard my changes and restore version {chosen}', { chosen })
    : t('Restore version {chosen}', { chosen })
}

interface RestoreState {
  readonly isBusy: boolean
  readonly asks: boolean
  readonly chosen: number
}

interface RestoreButtonProps extends RecordHistoryProps {
  readonly chosen: number
  readonly values: RawProps
}

const DONE = { CREATE: t('Made'), SAVE: t('Saved'), AUTOSAVE: t('Saved automatically') } as const
const BECAME: Readonly<Record<string, string>> = {
  ACTIVE: t('Published'),
  INACTIVE: t('Unpublished'),
  ARCHIVED: t('Archived'),
  DELETED: t('Moved to the trash'),
}
const RESTORED: Readonly<Record<string, string>> = {
  ACTIVE: t('Restored'),
  INACTIVE: t('Restored from the trash, as a draft'),
}

/** Describes a change compared with the previous version: the same status means a restore from the trash or the archive. */
function restoredMessage(
  { action, recordStatus }: RecordRevision,
  before?: RecordRevision,
): string {
  if (action !== 'STATUS') return DONE[action]
  const isBack = before?.recordStatus === 'DELETED' || before?.recordStatus === 'ARCHIVED'
  return (isBack && RESTORED[recordStatus]) || (BECAME[recordStatus] ?? t('Changed'))
}

function timeOf(iso: string): string {
  return formatMoment(iso)
}
