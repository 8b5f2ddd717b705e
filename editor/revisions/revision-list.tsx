import type { Revision } from '../api/answers'
import { clockTime } from '../saving/save-words'
import { Button } from '../ui/button'

/** The saved versions by day, the newest first. */
export function RevisionList({
  list,
  publishedVersion,
  chosen,
  onChoose,
  onMore,
}: RevisionListProps) {
  return (
    <nav className="ed-revision-list" aria-label="Saved versions">
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
                    <span className="ed-quiet">{wordsOf(revision, publishedVersion)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {onMore && <Button onClick={onMore}>Show older versions</Button>}
    </nav>
  )
}

interface RevisionListProps {
  readonly list: readonly Revision[]
  readonly publishedVersion: number | null
  readonly chosen: number | null
  readonly onChoose: (version: number) => void
  /** Fetches older ones; `null` when there are none. */
  readonly onMore: (() => void) | null
}

const KIND_WORDS: Readonly<Record<Revision['kind'], string>> = {
  AUTOSAVE: 'Saved automatically',
  RESTORE: 'Restored',
  SAVE: 'Saved',
}

function wordsOf({ version, kind }: Revision, publishedVersion: number | null): string {
  const published = version === publishedVersion ? ' · Published' : ''
  return `Version ${version} · ${KIND_WORDS[kind]}${published}`
}

function byDay(list: readonly Revision[]): [string, Revision[]][] {
  const days = new Map<string, Revision[]>()
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
  for (const revision of list) {
    const day = format.format(new Date(revision.savedAt))
    days.set(day, [...(days.get(day) ?? []), revision])
  }
  return [...days]
}
