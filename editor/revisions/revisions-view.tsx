import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { Revision } from '../api/answers'
import { withApi } from '../app/api-provider'
import { UnreadNote } from '../app/error-page'
import { type Difference, differences } from '../saving/differences'
import type { PageState } from '../saving/journal'
import { contentOf } from '../store/edits/edited-page'
import { usePage } from '../store/session'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { Spinner } from '../ui/spinner'
import { ComparePages, type NamedState } from './compare-pages'
import { DifferenceList } from './difference-list'
import { RestoreButtons } from './restore-buttons'
import { RevisionList } from './revision-list'
import { ShownPage } from './shown-page'
import { useRevision, useRevisions } from './use-revisions'
import './revisions-view.css'

/** View of all saved versions of the page, to inspect, compare, and restore completely or in part. */
export const RevisionsView = withApi(Revisions)

function Revisions({ onClose }: { readonly onClose: () => void }) {
  const { nodes, publishedVersion, isGone, failure, reload, more } = useRevisions()
  const [chosen, setChosen] = useState<number | null>(null)
  const [other, setOther] = useState<Other>('now')
  // Initially compares the published version with the current page, the most common question.
  const version = chosen ?? publishedVersion ?? nodes[0]?.version ?? null
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content className="ed-surface ed-revisions" aria-describedby={undefined}>
          <div className="ed-revisions-head">
            <Radix.Title>{t('Saved versions')}</Radix.Title>
            <Button
              look="quiet"
              className="ed-icon-button"
              aria-label={t('Close')}
              onClick={onClose}
            >
              <X size={16} />
            </Button>
          </div>
          <RevisionList
            list={nodes}
            chosen={version}
            onChoose={setChosen}
            onMore={more}
            problem={
              <UnreadNote
                text={t('The saved versions couldn’t be loaded.')}
                {...{ failure, reload }}
              />
            }
          />
          {version === null ? (
            <Waiting isOver={failure !== null} message={isGone ? GONE : ''} />
          ) : (
            <OneRevision
              key={version}
              version={version}
              other={other}
              onCompare={setOther}
              list={nodes}
              onClose={onClose}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Compared version: the current page, another version, or none. */
type Other = 'now' | 'nothing' | number

const GONE = t('This version can’t be shown. It may have been deleted.')

function OneRevision({ version, other, onCompare, list, onClose }: OneRevisionProps) {
  const [shown, setShown] = useState<Difference | null>(null)
  const [problem, setProblem] = useState('')
  const now = usePage(({ page }) => page)
  const { state, failure, reload } = useRevision(version)
  const compared = useRevision(typeof other === 'number' ? other : null)
  const otherState =
    other === 'now' ? { settings: now.settings, content: contentOf(now) } : (compared.state ?? null)
  const label = t('Version {version}', { version })
  if (state === undefined && failure)
    return (
      <div className="ed-revisions-canvas ed-revisions-waiting">
        <UnreadNote text={UNREAD} {...{ failure, reload }} />
      </div>
    )
  if (!state) return <Waiting message={state === null ? GONE : ''} />
  const pair = otherState && ordered({ label, state }, version, otherState, other)
  const found = pair ? differences(pair.before.state.content, pair.after.state.content) : []
  return (
    <>
      <div className="ed-revisions-canvas">
        {pair ? (
          <ComparePages {...pair} shown={shown} />
        ) : (
          <ShownPage label={label} state={state} marks={NO_MARKS} />
        )}
      </div>
      <aside className="ed-revisions-side" aria-label={label}>
        <h2>{label}</h2>
        <ProblemNote text={problem} />
        <UnreadNote text={UNREAD} failure={compared.failure} reload={compared.reload} />
        <CompareChoice
          version={version}
          other={other}
          list={list.map((each) => each.version)}
          onCompare={onCompare}
        />
        {pair && <DifferenceList found={found} onShow={(each) => setShown({ ...each })} />}
        <RestoreButtons
          version={version}
          state={state}
          found={other === 'now' ? found : []}
          onDone={(message) => (message === '' ? onClose() : setProblem(message))}
        />
      </aside>
    </>
  )
}

const UNREAD = t('This version couldn’t be loaded.')

interface OneRevisionProps {
  readonly version: number
  readonly other: Other
  readonly onCompare: (other: Other) => void
  readonly list: readonly Revision[]
  readonly onClose: () => void
}

const NO_MARKS = new Map()

/** Returns two versions with the older one first (left). */
function ordered(
  chosen: NamedState,
  version: number,
  otherState: PageState,
  other: Other,
): { before: NamedState; after: NamedState } {
  const compared = {
    label: other === 'now' ? t('The current page') : t('Version {other}', { other }),
    state: otherState,
  }
  const isOlder = typeof other === 'number' && other < version
  return isOlder ? { before: compared, after: chosen } : { before: chosen, after: compared }
}

function CompareChoice({ version, other, list, onCompare }: CompareChoiceProps) {
  return (
    <label className="ed-revisions-compare">
      <span>{t('Compare with')}</span>
      <select
        className="ed-input"
        value={String(other)}
        onChange={({ target: { value } }) =>
          onCompare(value === 'now' || value === 'nothing' ? value : Number(value))
        }
      >
        <option value="now">{t('The current page')}</option>
        <option value="nothing">{t('Nothing, only this version')}</option>
        {list
          .filter((each) => each !== version)
          .map((each) => (
            <option key={each} value={each}>
              {t('Version {each}', { each })}
            </option>
          ))}
      </select>
    </label>
  )
}

interface CompareChoiceProps {
  readonly version: number
  readonly other: Other
  readonly list: readonly number[]
  readonly onCompare: (other: Other) => void
}

/** Shown in place of a version: what is wrong, or that it is loading. */
function Waiting({ message, isOver = false }: WaitingProps) {
  return (
    <div className="ed-revisions-canvas ed-revisions-waiting">
      {message !== '' && <p role="alert">{message}</p>}
      {message === '' && !isOver && <Spinner label={t('Loading…')} />}
    </div>
  )
}

interface WaitingProps {
  readonly message: string
  /** True if nothing is loading any more. */
  readonly isOver?: boolean
}
