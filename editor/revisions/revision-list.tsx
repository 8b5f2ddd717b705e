import type { ReactNode } from 'react'
import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { publicMessage } from '#schema/publication/publication-text'
import type { Revision } from '../api/answers'
import { clockTime } from '../saving/save-message'
import { useSession } from '../store/session'
import { Button } from '../ui/button'

/** List of the saved versions by day, newest first. */
export function RevisionList({ list, chosen, onChoose, onMore, problem }: RevisionListProps) {
  return (
    <nav className="ed-revision-list" aria-label={t('Saved versions')}>
      {byDay(list).map(([day, revisions]) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ol>
            {revisions.map((revision) => (
              <li key={revision.version}>
                <button
                  type="button"
                  className="ed-revision"
                  aria-current={revision.version === chosen}
                  onClick={() => onChoose(revision.version)}
                >
                  <span className="ed-revision-time">{clockTime(revision.savedAt)}</span>
                  <span>
                    {revision.savedBy}
                    <span className="ed-quiet">{revisionLabel(revision)}</span>
                    <PublicPeriods revision={revision} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {problem}
      {onMore && <Button onClick={onMore}>{t('Show older versions')}</Button>}
    </nav>
  )
}

interface RevisionListProps {
  readonly list: readonly Revision[]
  readonly chosen: number | null
  readonly onChoose: (version: number) => void
  /** Loads older ones; `null` if there are none. */
  readonly onMore: (() => void) | null
  /** The reason why they could not be loaded. */
  readonly problem: ReactNode
}

const KIND_LABELS: Readonly<Record<Revision['kind'], string>> = {
  AUTOSAVE: t('Saved automatically'),
  RESTORE: t('Restored'),
  SAVE: t('Saved'),
}

function revisionLabel({ version, kind }: Revision): string {
  return t('Version {version} · {kindwords}', { version, kindwords: KIND_LABELS[kind] })
}

/** Periods in which a version was public: a line per language and period. */
function PublicPeriods({ revision }: { readonly revision: Revision }) {
  const { context } = useSession()
  return revision.publicPeriods.map(({ language, from, to }) => (
    <span className="ed-quiet ed-revision-public" key={`${language} ${from}`}>
      {publicMessage({ language, from, to }, context.location.timeZone)}
    </span>
  ))
}

function byDay(list: readonly Revision[]): [string, Revision[]][] {
  const days = new Map<string, Revision[]>()
  for (const revision of list) {
    const day = formatDate(revision.savedAt, { dateStyle: 'full' })
    days.set(day, [...(days.get(day) ?? []), revision])
  }
  return [...days]
}
