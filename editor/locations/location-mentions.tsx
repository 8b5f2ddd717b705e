import { languageName } from '#schema/entities/language-name'
import { type LocationMention, readMentions } from '../api/locations'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { NAVIGATION_PATH, pagePath, recordPath } from '../app/routes'
import { useAnswer } from '../app/use-answer'
import { AppLink } from '../ui/app-link'
import { Spinner } from '../ui/spinner'

/** The texts of a location that name another one, each with the way to change it. */
export function LocationMentions({ locationId }: { readonly locationId: number }) {
  const { client } = useApp()
  const { answer, again } = useAnswer(`mentions ${locationId}`, () =>
    readMentions(client, locationId),
  )
  if (answer.state === 'loading') return <Spinner label="Checking the texts…" />
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.value.length === 0)
    return <p className="ed-quiet">No text of this location names another one.</p>
  return (
    <details className="location-mentions" open>
      <summary>{`Check before opening: ${countOf(answer.value.length)}`}</summary>
      <ul>
        {answer.value.map((mention) => (
          <li key={Object.values(mention).join(' ')}>
            <AppLink href={hrefOf(mention)}>{mention.title || 'Untitled'}</AppLink>
            {mention.language !== null && ` (${languageName(mention.language, 'en')})`}
            <span className="ed-quiet">{`“${mention.name}”: ${mention.excerpt}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 text names another location' : `${count} texts name another location`
}

/** The lists of the records, by their kind. */
const LISTS: Readonly<Record<string, string>> = {
  event: 'events',
  newsArticle: 'articles',
  activity: 'activities',
  faq: 'faqs',
  gallery: 'galleries',
}

function hrefOf({ kind, recordId, language, block }: LocationMention): string {
  if (kind === 'navigation') return NAVIGATION_PATH
  if (kind !== 'document') return recordPath(LISTS[kind] ?? 'galleries', Number(recordId))
  const path = pagePath(Number(recordId), language ?? undefined)
  return block === null ? path : `${path}#${encodeURIComponent(block)}`
}
