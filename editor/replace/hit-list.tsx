import { useMutation } from '@apollo/client/react'
import { t } from '#schema/messages/t'
import { newText } from '#schema/text/find/text-query'
import { failureOf } from '../api/failure'
import { leaveOutHitsMutation, replacementTargetsQuery } from '../api/operations/replacements'
import { followLink } from '../app/navigation'
import { List } from '../screens/list/list'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { type Hit, placeOf, type Replacement, type Target, targetPath } from './replacement'

const PAGE_SIZE = 20
/** Type name that the cache needs for identification. */
const TARGET = { __typename: 'ReplacementTarget' }
const NO_TARGETS = {
  ...{ totalCount: 0, nodes: [] },
  pageInfo: { hasNextPage: false, endCursor: null },
}

/** List of pages and records with their matches in context. */
export function HitList({ run, replacement, withProblems = false }: HitListProps) {
  const { toast, showToast } = useToast()
  const list = usePagedQuery(replacementTargetsQuery, {
    variables: { id: String(run.id), first: PAGE_SIZE, withProblems },
    partOf: (answer) => answer.textReplacement?.targets ?? NO_TARGETS,
  })
  return (
    <>
      <List list={list} loading={t('Loading matches…')} pageSize={PAGE_SIZE}>
        {({ nodes }) => (
          <ul className="replace-targets">
            {nodes.map((target) => (
              <TargetItem key={target.id} {...{ run, replacement, target }} onFailed={showToast} />
            ))}
          </ul>
        )}
      </List>
      <ScreenToast toast={toast} />
    </>
  )
}

interface HitListProps {
  readonly run: Replacement
  readonly replacement: string
  /** True to list only those with a problem. */
  readonly withProblems?: boolean
}

function TargetItem({ run, target, replacement, onFailed }: TargetItemProps) {
  const [leaveOut] = useMutation(leaveOutHitsMutation)
  const { hits, leftOut, title, problem, publishedCount, staleCount } = target
  const isOpen = run.state === 'FOUND'
  const able = hits.filter(({ takesLink }) => !takesLink)
  const chosen = able.filter(({ number }) => !leftOut.includes(number))

  function change(next: readonly number[]): void {
    const id = String(run.id)
    const targetId = String(target.id)
    leaveOut({
      variables: { id, targetId, leftOut: [...next] },
      // Shown before it is stored.
      optimisticResponse: { leaveOutHits: { ...TARGET, id: target.id, leftOut: [...next] } },
    }).catch((error: unknown) => onFailed(failureOf(error).message))
  }

  return (
    <li className="replace-target">
      <div className="replace-target-head">
        {isOpen && able.length > 0 && (
          <input
            type="checkbox"
            aria-label={t('Replace in “{title}”', { title })}
            checked={chosen.length > 0}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < able.length
            }}
            onChange={() => change(chosen.length > 0 ? able.map(({ number }) => number) : [])}
          />
        )}
        <a href={targetPath(target)} onClick={followLink}>
          {title}
        </a>
        <span className="ed-quiet">{placeOf(target)}</span>
      </div>
      {(problem || staleCount > 0) && !isOpen && (
        <p className="replace-problem">
          {problem ??
            t(
              '{staleCount, plural, one {# text was changed in the meantime and stays as it is.} other {# texts were changed in the meantime and stay as they are.}}',
              { staleCount },
            )}
        </p>
      )}
      {isOpen && (
        <ul className="replace-hits">
          {hits.map((hit) => (
            <HitItem
              key={hit.number}
              {...{ run, hit, replacement }}
              isChosen={!leftOut.includes(hit.number)}
              onChoose={(isChosen) =>
                change(
                  isChosen
                    ? leftOut.filter((number) => number !== hit.number)
                    : [...leftOut, hit.number],
                )
              }
            />
          ))}
        </ul>
      )}
      {isOpen && publishedCount > 0 && hits.length === 0 && (
        <p className="ed-quiet">
          {t(
            '{publishedCount, plural, one {Visitors see # match; the draft has none. Publish the draft.} other {Visitors see # matches; the draft has none. Publish the draft.}}',
            { publishedCount },
          )}
        </p>
      )}
    </li>
  )
}

interface TargetItemProps {
  readonly run: Replacement
  readonly target: Target
  readonly replacement: string
  readonly onFailed: (text: string) => void
}

function HitItem({ run, hit, replacement, isChosen, onChoose }: HitItemProps) {
  const { label, before, match, after, takesLink } = hit
  const next = newText(run.query, replacement, hit)
  return (
    <li>
      <label className="replace-hit">
        <input
          type="checkbox"
          disabled={takesLink}
          checked={isChosen && !takesLink}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="replace-hit-text">
          <span className="ed-quiet">{label}: </span>
          {before}
          {replacement === '' || takesLink || !isChosen ? (
            <mark>{match}</mark>
          ) : (
            <>
              <del>{match}</del> <ins>{next}</ins>
            </>
          )}
          {after}
          {takesLink && (
            <span className="replace-problem">
              {t('This would leave a link without text. Change it by hand.')}
            </span>
          )}
        </span>
      </label>
    </li>
  )
}

interface HitItemProps {
  readonly run: Replacement
  readonly hit: Hit
  readonly replacement: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}
