import { formatDetails, formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { publicationStatus } from '#schema/publication/publication-status'
import { recordDefinitions } from '#schema/records'
import { editorPath } from '#schema/records/editor-path'
import type { AnyRecord } from '#schema/records/record'
import type { DocumentSummary } from '../api/answers'
import type { ChangedRecord } from '../api/home'
import { useApp } from '../app/app-context'
import { PAGES_PATH, pagePath } from '../app/routes'
import { pageFacts } from '../screens/page-facts'
import { recordStatus } from '../screens/record-state'
import { languageLabel } from '../ui/language-names'
import { StatusMark } from '../ui/status-mark'
import { HomePart, HomeRow } from './home-part'

/** Number of entries shown; the server returns up to this many pages and this many records. */
const MAX_COUNT = 10

/** List of recently changed pages and records, latest first, with links to their forms. */
export function RecentlyChanged({ pages, records }: RecentlyChangedProps) {
  const changes = [...pages.map(changeOfPage), ...records.flatMap(changeOfRecord)]
  changes.sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
  return (
    <HomePart
      title={t('Recently changed')}
      link={{ href: PAGES_PATH, label: t('All pages') }}
      items={changes.slice(0, MAX_COUNT)}
      empty={t('No changes yet.')}
    >
      {(change) => <ChangeRow key={change.href} change={change} />}
    </HomePart>
  )
}

interface RecentlyChangedProps {
  readonly pages: readonly DocumentSummary[]
  readonly records: readonly ChangedRecord[]
}

function ChangeRow({ change }: { readonly change: Change }) {
  const { account } = useApp()
  const { href, title, status, shape, what, where, updatedBy, updatedAt } = change
  const who = updatedBy === account.name ? t('You') : updatedBy
  return (
    <HomeRow href={href} title={title}>
      <StatusMark words={status} shape={shape} />
      {formatDetails([what, who, where])} · <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
    </HomeRow>
  )
}

/** A changed page or record as a list row. */
interface Change {
  readonly href: string
  readonly title: string
  readonly status: string
  /** Its status icon. */
  readonly shape: string
  /** Record kind; empty for pages. */
  readonly what: string
  /** Empty for content of the whole network. */
  readonly where: string
  readonly updatedBy: string | null
  readonly updatedAt: string
}

function changeOfPage(page: DocumentSummary): Change {
  const { id, title, updatedBy, updatedAt, locationName } = page
  const { id: shape, chip } = publicationStatus(pageFacts(page))
  return {
    ...{ href: pagePath(id), title: title || t('Untitled page'), status: chip, shape },
    ...{ what: '', where: locationName, updatedBy, updatedAt },
  }
}

/** Returns nothing for a kind without a form here. */
function changeOfRecord(record: ChangedRecord): Change | [] {
  const definition = recordDefinitions.get(record.kind)
  const href = definition ? formOf(definition, record) : null
  if (!definition || href === null) return []
  const { title, locationName, updatedBy, updatedAt } = record
  const { one, untitled } = definition.words
  return {
    ...markOf(record),
    ...{ href, updatedBy, updatedAt },
    title: record.kind === 'navigation' ? languageLabel(title) : title || untitled,
    what: `${one.charAt(0).toUpperCase()}${one.slice(1)}`,
    // A location doesn't belong to another one.
    where: record.kind === 'location' ? '' : (locationName ?? ''),
  }
}

function markOf(record: ChangedRecord) {
  const { chip, id } = recordStatus(record, record.draftStatus && { status: record.draftStatus })
  return { status: chip, shape: id }
}

function formOf(definition: AnyRecord, { id, title, locationId }: ChangedRecord) {
  if (!definition.collection && !definition.api.writes) return null
  // A navigation is identified by its language.
  return editorPath(definition, { recordId: id, locationId, language: title })
}

/** Formats `22 Nov 2026, 14:05` in the reader's time zone. */
function dayOf(iso: string): string {
  return formatMoment(iso)
}
