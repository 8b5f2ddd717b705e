import { formatDetails, formatNumber, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type Column, ListTable } from '../screens/list/list-table'
import type { ImportPlan, PlannedPost } from './plan-import'
import type { PostOutcome, PostState } from './run-import'
import type { Outcomes } from './use-site-import'

/** In the order of the counters. */
const STATES: readonly (readonly [PostState, string, string])[] = [
  ['FAILED', t('not imported'), t('Not imported')],
  ['WRONG', t('to correct'), t('To correct')],
  ['IMPORTED', t('imported'), t('Imported')],
  ['NEW', t('to import'), t('To import')],
  ['KNOWN', t('imported before'), t('Already imported; won’t change')],
]
/** Maximum number of rows listed; those with a problem come first. */
const MAX_LISTED = 200

/** The posts and pages of an export, with their results and the content that isn't imported. */
export function PostList({ plan, outcomes }: PostListProps) {
  const rows = plan.posts
    .map((post) => ({ post, outcome: outcomes.get(post) ?? NOTHING }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const left = Object.entries(countBy(plan.leftOut.map(({ reason }) => reason)))
  return (
    <>
      <p className="ed-message" role="status">
        {summaryOf(rows.map(({ outcome }) => outcome.state))}
      </p>
      {rows.length > 0 && (
        <ListTable
          columns={COLUMNS}
          rows={rows.slice(0, MAX_LISTED)}
          keyOf={({ post }) => `${post.item.line}`}
        />
      )}
      {rows.length > MAX_LISTED && (
        <p className="ed-quiet">{t('And {count} more.', { count: rows.length - MAX_LISTED })}</p>
      )}
      {left.length > 0 && (
        <ul className="wordpress-import-notes">
          {left.map(([reason, count]) => (
            <li key={reason}>{joinSentences(t('Skipped: {count}.', { count }), reason)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const NOTHING: PostOutcome = { state: 'NEW', problems: [] }

interface Row {
  readonly post: PlannedPost
  readonly outcome: PostOutcome
}

function rankOf({ post, outcome }: Row): number {
  const state = STATES.findIndex(([each]) => each === outcome.state)
  return state * 2 + (outcome.problems.length + post.notes.length > 0 ? 0 : 1)
}

function countBy(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const each of words) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

function summaryOf(states: readonly PostState[]): string {
  if (states.length === 0) return t('This export contains no posts or pages.')
  const counts = formatDetails(
    STATES.map(([state, words]) => {
      const count = states.filter((each) => each === state).length
      return count > 0 && `${formatNumber(count)} ${words}`
    }),
  )
  const isStarted = states.some((state) => state === 'IMPORTED' || state === 'FAILED')
  return isStarted ? `${capitalised(counts)}.` : t('Nothing is saved yet: {counts}.', { counts })
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const COLUMNS: readonly Column<Row>[] = [
  { label: t('Title'), cell: ({ post }) => post.title },
  { label: t('Import as'), cell: ({ post }) => (post.kind === 'PAGE' ? t('Page') : t('Article')) },
  {
    label: t('Result'),
    cell: ({ post, outcome }) => (
      <>
        {STATES.find(([state]) => state === outcome.state)?.[2]}
        {[...outcome.problems, ...post.notes].map((words) => (
          <span key={words} className="ed-quiet wordpress-import-note">
            {words}
          </span>
        ))}
      </>
    ),
  },
  { label: t('In the file'), cell: ({ post }) => t('Line {line}', { line: post.item.line }) },
]

interface PostListProps {
  readonly plan: ImportPlan
  readonly outcomes: Outcomes
}
