import { useQuery } from '@apollo/client/react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { LocationMention } from '../api/locations'
import { locationMentionsQuery } from '../api/operations/locations'
import { FailureNote } from '../app/error-page'
import { NAVIGATION_PATH, pagePath, recordPath } from '../app/routes'
import { AppLink } from '../ui/app-link'
import { languageLabel } from '../ui/language-names'
import { Spinner } from '../ui/spinner'

/** List of a location's texts that mention another location, each with a link to edit it. */
export function LocationMentions({ locationId }: { readonly locationId: number }) {
  const { data, error, refetch } = useQuery(locationMentionsQuery, { variables: { locationId } })
  if (error) return <FailureNote failure={failureOf(error)} reload={() => void refetch()} />
  if (!data) return <Spinner label={t('Checking the text…')} />
  const mentions = data.locationMentions
  if (mentions.length === 0)
    return (
      <p className="ed-quiet">{t('Nothing written for this location names another location.')}</p>
    )
  return (
    <details className="location-mentions" open>
      <summary>
        {t(
          '{count, plural, one {Check before opening: # text names another location} other {Check before opening: # texts name another location}}',
          { count: mentions.length },
        )}
      </summary>
      <ul>
        {mentions.map((mention) => (
          <li key={Object.values(mention).join(' ')}>
            <AppLink href={hrefOf(mention)}>{mention.title || t('Untitled')}</AppLink>
            {mention.language !== null && ` (${languageLabel(mention.language)})`}
            <span className="ed-quiet">{`“${mention.name}”: ${mention.excerpt}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** List paths by record kind. */
const LISTS: Readonly<Record<string, string>> = {
  event: 'events',
  newsArticle: 'articles',
  activity: 'activities',
  faq: 'faqs',
  gallery: 'galleries',
}

function hrefOf({ kind, recordId, language, block }: LocationMention): string {
  if (kind === 'navigation') return NAVIGATION_PATH
  if (kind !== 'document') return recordPath(LISTS[kind] ?? 'galleries', recordId)
  const path = pagePath(recordId, language ?? undefined)
  return block === null ? path : `${path}#${encodeURIComponent(block)}`
}
