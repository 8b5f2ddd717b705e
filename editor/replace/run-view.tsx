import { useMutation } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { TEXT_QUERY_LIMITS } from '#schema/text/find/text-query'
import { failureOf } from '../api/failure'
import {
  replaceTextMutation,
  stopReplacementMutation,
  undoReplacementMutation,
} from '../api/operations/replacements'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { StatusRegion } from '../ui/status-region'
import { HitList } from './hit-list'
import { isWorking, type Replacement } from './replacement'

/** View of a search: its matches, the replacement and the result. */
export function RunView({ run, onChanged, onDone, onClose }: RunViewProps) {
  const { state } = run
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the result once the job is done, so that screen readers read it next.
  useEffect(() => {
    if (!isWorking(state)) heading.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <section className="replace-run" aria-labelledby="replace-result">
      <h2 id="replace-result" ref={heading} tabIndex={-1}>
        {headingOf(run)}
      </h2>
      <StatusRegion text={headingOf(run)} count={0} />
      {isWorking(state) ? (
        <Progress run={run} onChanged={onChanged} />
      ) : (
        <ReplaceResult run={run} {...{ onChanged, onDone, onClose }} />
      )}
    </section>
  )
}

interface RunViewProps {
  readonly run: Replacement
  readonly onChanged: () => void
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

function headingOf({ state, hitCount, targetCount, replacedCount, changedTargets }: Replacement) {
  switch (state) {
    case 'FINDING':
      return t('Searching…')
    case 'FOUND':
      return hitCount === 0
        ? t('Nothing found')
        : t(
            '{hitCount, plural, one {# match} other {# matches}} in {targetCount, plural, one {# page or record} other {# pages and records}}',
            { hitCount, targetCount },
          )
    case 'REPLACING':
      return t('Replacing…')
    case 'UNDOING':
      return t('Undoing…')
    case 'UNDONE':
      return t('Undone')
    case 'FAILED':
      return t('This didn’t work')
    default:
      return t(
        '{replacedCount, plural, one {# match} other {# matches}} replaced in {changedTargets, plural, one {# page or record} other {# pages and records}}',
        { replacedCount, changedTargets },
      )
  }
}

function Progress({ run, onChanged }: Pick<RunViewProps, 'run' | 'onChanged'>) {
  const { id, state, searched, total, done, stepCount, hitCount } = run
  const [stop] = useMutation(stopReplacementMutation)
  const isSearch = state === 'FINDING'
  const [value, max] = isSearch ? [searched, total] : [done, stepCount]
  const words = isSearch
    ? t('{hitCount, plural, one {# match so far} other {# matches so far}}', { hitCount })
    : t('{max, plural, one {{value} of # page or record} other {{value} of # pages and records}}', {
        value: formatNumber(value),
        max,
      })
  return (
    <div className="replace-progress">
      <progress
        aria-labelledby="replace-result"
        value={Math.min(value, max)}
        max={Math.max(max, 1)}
      />
      <p className="ed-quiet">{words}</p>
      <Button
        onClick={() => {
          void stop({ variables: { id } }).finally(onChanged)
        }}
      >
        {t('Stop')}
      </Button>
    </div>
  )
}

function ReplaceResult({ run, onChanged, onDone, onClose }: RunViewProps) {
  const { state, replacement, problem, problemTargets, hitCount, publishedCount } = run
  const [wanted, setWanted] = useState('')
  const isOpen = state === 'FOUND'
  return (
    <>
      <Facts run={run} />
      <ProblemNote text={problem} />
      {isOpen && hitCount > 0 && (
        <ReplaceForm run={run} wanted={wanted} onWanted={setWanted} onChanged={onChanged} />
      )}
      {!isOpen && <After run={run} {...{ onChanged, onDone, onClose }} />}
      {isOpen && hitCount + publishedCount > 0 && <HitList run={run} replacement={wanted} />}
      {replacement != null && problemTargets > 0 && (
        <>
          <h3>{t('Needs attention')}</h3>
          <HitList run={run} replacement={replacement} withProblems />
        </>
      )}
    </>
  )
}

/** Notes that the counts don't express. */
function Facts({ run }: Pick<RunViewProps, 'run'>) {
  const { changedTargets } = run
  const { state, notAllowedCount, publishedCount, isCut, staleCount, publishedTargets, publishes } =
    run
  const isFound = state === 'FOUND'
  const facts: ReactNode[] = [
    isFound &&
      publishedCount > 0 &&
      t(
        '{publishedCount, plural, one {Visitors see # match right now. Drafts are changed first.} other {Visitors see # matches right now. Drafts are changed first.}}',
        { publishedCount },
      ),
    isFound &&
      notAllowedCount > 0 &&
      t(
        '{notAllowedCount, plural, one {# more match in places that your account can’t change.} other {# more matches in places that your account can’t change.}}',
        { notAllowedCount },
      ),
    isFound && isCut && t('There may be more matches. Narrow the search to find them all.'),
    state === 'REPLACED' &&
      !publishes &&
      changedTargets > 0 &&
      t('Drafts were changed. Visitors see the old text until you publish them.'),
    !isFound &&
      publishes &&
      t('{publishedTargets} of them were published.', {
        publishedTargets: formatNumber(publishedTargets),
      }),
    staleCount > 0 &&
      (state === 'UNDONE'
        ? t(
            '{staleCount, plural, one {# text was changed in the meantime and stays as it is.} other {# texts were changed in the meantime and stay as they are.}}',
            { staleCount },
          )
        : t(
            '{staleCount, plural, one {# match was changed after the search and stays as it is.} other {# matches were changed after the search and stay as they are.}}',
            { staleCount },
          )),
    state === 'STOPPED' &&
      t('Stopped. Text that was already replaced stays replaced, and can be undone.'),
  ]
  const said = facts.filter((fact) => typeof fact === 'string')
  if (said.length === 0) return null
  return (
    <ul className="replace-facts">
      {said.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function ReplaceForm({ run, wanted, onWanted, onChanged }: ReplaceFormProps) {
  const [publishes, setPublishes] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [replace] = useMutation(replaceTextMutation)

  async function submit(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await replace({ variables: { id: run.id, replacement: wanted, publishes } })
      onChanged()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }

  return (
    <form
      className="replace-form"
      aria-label={t('Replace')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FieldRow
        label={t('Replace with')}
        help={
          run.query.isPattern
            ? t('$1 to $9 are the groups of the expression, $0 is the match.')
            : undefined
        }
        error={problem}
      >
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            type="text"
            autoComplete="off"
            maxLength={TEXT_QUERY_LIMITS.replacement}
            value={wanted}
            onChange={({ target }) => onWanted(target.value)}
          />
        )}
      </FieldRow>
      <label className="replace-check">
        <input
          type="checkbox"
          checked={publishes}
          onChange={({ target }) => setPublishes(target.checked)}
        />
        {t('Publish items without other unpublished changes')}
      </label>
      <Button
        type="submit"
        look="primary"
        className="replace-submit"
        aria-disabled={isBusy || undefined}
      >
        {wanted === '' ? t('Delete matches') : t('Replace matches')}
      </Button>
    </form>
  )
}

interface ReplaceFormProps extends Pick<RunViewProps, 'run' | 'onChanged'> {
  readonly wanted: string
  readonly onWanted: (text: string) => void
}

function After({ run, onChanged, onDone, onClose }: RunViewProps) {
  const { id, state, replacement, changedTargets } = run
  const [undo] = useMutation(undoReplacementMutation)
  const mayUndo = replacement != null && state !== 'UNDONE' && changedTargets > 0
  return (
    <div className="replace-after">
      {replacement != null && (
        <p>
          <del>{run.query.text}</del> <ins>{replacement === '' ? t('nothing') : replacement}</ins>
        </p>
      )}
      {mayUndo && (
        <Button
          onClick={() => {
            undo({ variables: { id } }).then(onChanged, (error: unknown) =>
              onDone(failureOf(error).message),
            )
          }}
        >
          {t('Undo')}
        </Button>
      )}
      <Button look="quiet" onClick={onClose}>
        {t('New search')}
      </Button>
    </div>
  )
}
