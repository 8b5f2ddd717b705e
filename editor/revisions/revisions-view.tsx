import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#schema/messages/t'
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
import { useRevisions } from './use-revisions'
import './revisions-view.css'

/** View of all saved versions of the page, to inspect, compare, and restore completely or in part. */
export function RevisionsView({ onClose }: { readonly onClose: () => void }) {
  const revisions = useRevisions()
  const [chosen, setChosen] = useState<number | null>(null)
  const [other, setOther] = useState<Other>('now')
  // Initially compares the published version with the current page, the most common question.
  const version = chosen ?? revisions.publishedVersion ?? revisions.nodes[0]?.version ?? null

  function choose(next: number): void {
    setChosen(next)
    void revisions.open(next)
  }

  function compareWith(next: Other): void {
    setOther(next)
    if (typeof next === 'number') void revisions.open(next)
  }

  const first = chosen === null ? version : null
  const openFirst = useEffectEvent((each: number) => void revisions.open(each))
  useEffect(() => {
    if (first !== null) openFirst(first)
  }, [first])
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
            list={revisions.nodes}
            chosen={version}
            onChoose={choose}
            onMore={revisions.more}
          />
          {version === null ? (
            <LoadingMessage message={revisions.message} />
          ) : (
            <OneRevision
              key={version}
              version={version}
              other={other}
              onCompare={compareWith}
              revisions={revisions}
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

function OneRevision({ version, other, onCompare, revisions, onClose }: RevisionRowProps) {
  const [shown, setShown] = useState<Difference | null>(null)
  const now = usePage(({ page }) => page)
  const state = revisions.states.get(version)
  const otherState =
    other === 'now' ? { settings: now.settings, content: contentOf(now) } : stateOf(other)
  const label = t('Version {version}', { version })

  function stateOf(which: Other): PageState | null {
    return typeof which === 'number' ? (revisions.states.get(which) ?? null) : null
  }

  if (state === undefined) return <LoadingMessage message={revisions.message} />
  if (state === null)
    return <LoadingMessage message={t('This version can’t be shown. It may have been deleted.')} />
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
        <ProblemNote text={revisions.message} />
        <CompareChoice
          version={version}
          other={other}
          list={revisions.nodes.map((each) => each.version)}
          onCompare={onCompare}
        />
        {pair && <DifferenceList found={found} onShow={(each) => setShown({ ...each })} />}
        <RestoreButtons
          version={version}
          state={state}
          found={other === 'now' ? found : []}
          onDone={(message) => (message === '' ? onClose() : revisions.setMessage(message))}
        />
      </aside>
    </>
  )
}

interface RevisionRowProps {
  readonly version: number
  readonly other: Other
  readonly onCompare: (other: Other) => void
  readonly revisions: ReturnType<typeof useRevisions>
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

function LoadingMessage({ message }: { readonly message: string }) {
  return (
    <div className="ed-revisions-canvas ed-revisions-waiting">
      {message === '' ? <Spinner label={t('Loading…')} /> : <p role="alert">{message}</p>}
    </div>
  )
}
