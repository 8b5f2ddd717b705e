import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import { editorPath } from '#schema/records/editor-path'
import type { DocumentSummary } from '../api/answers'
import type { WaitingItem, WaitingRecord } from '../api/home'
import { useApp } from '../app/app-context'
import { INBOX_PATH, messagePath, PAGES_PATH, pagePath } from '../app/routes'
import { managesSomething } from '../screens/screens'
import { languageLabel } from '../ui/language-names'
import { HomePart, HomeRow } from './home-part'

/** Section with pages and records submitted or returned to this user, and mentions; oldest first. */
export function WaitingPart({ pages, records, items }: WaitingProps) {
  const { account } = useApp()
  const mentions = items.filter(isFromTeam).map(rowOfItem)
  const rows = [...pages.map(rowOfPage), ...records.map(rowOfRecord), ...mentions].sort((a, b) =>
    a.at.localeCompare(b.at),
  )
  return (
    <HomePart
      title={t('Waiting for you')}
      link={{ href: `${PAGES_PATH}?status=review`, label: t('Pages in review') }}
      items={rows}
      empty={
        managesSomething(account)
          ? t('Nothing needs your approval or reply.')
          : t(
              'Nothing was returned or assigned to you. When you submit something, reviewers get an email.',
            )
      }
    >
      {waitingRow}
    </HomePart>
  )
}

/**
 * Section with visitor messages that are new or assigned to this user; renders nothing for users without an inbox or messages.
 */
export function CameInPart({ items }: Pick<WaitingProps, 'items'>) {
  const { account } = useApp()
  const rows = items.filter((item) => !isFromTeam(item)).map(rowOfItem)
  if (rows.length === 0 && !managesSomething(account, 'message')) return null
  return (
    <HomePart
      title={t('From visitors')}
      link={{ href: INBOX_PATH, label: t('Inbox') }}
      items={rows}
      empty={t('No new messages.')}
    >
      {waitingRow}
    </HomePart>
  )
}

/** Returns whether a person with an account wrote it, not a visitor. */
function isFromTeam({ kind }: WaitingItem): boolean {
  return kind !== 'MESSAGE' && kind !== 'NEW_MESSAGES'
}

function waitingRow({ key, href, title, words, note }: WaitingRow) {
  return (
    <HomeRow key={key ?? href} href={href} title={title}>
      {words}
      {note && <q>{note}</q>}
    </HomeRow>
  )
}

interface WaitingProps {
  readonly pages: readonly DocumentSummary[]
  readonly records: readonly WaitingRecord[]
  readonly items: readonly WaitingItem[]
}

interface WaitingRow {
  /** Distinguishes rows that lead to the same address. */
  readonly key?: string
  readonly href: string
  readonly title: string
  readonly words: string
  readonly note: string
  readonly at: string
}

function rowOfPage({ id, title, review, locationName, updatedAt }: DocumentSummary): WaitingRow {
  return {
    ...{ href: pagePath(id), title: title || t('Untitled page'), note: review?.note ?? '' },
    words: formatDetails([
      review?.step === 'RETURNED' && t('Returned by {by}', { by: review.by }),
      review?.step === 'SUBMITTED' && t('Submitted by {by}', { by: review.by }),
      locationName,
    ]),
    at: review?.at ?? updatedAt,
  }
}

function rowOfItem(item: WaitingItem): WaitingRow {
  const { kind, key, title, detail, by, locationId, locationName, at } = item
  const row = { key: `${kind} ${key}`, at }
  switch (kind) {
    case 'MENTION':
      return {
        ...{ ...row, note: detail, title: title || t('Untitled page') },
        href: `${pagePath(item.documentId ?? 0)}#${encodeURIComponent(item.block ?? '')}`,
        words: t('{by} mentioned you in a comment, {locationName}', { by, locationName }),
      }
    case 'SUGGESTION':
      return {
        ...{ ...row, note: detail, title: title || t('Untitled page') },
        href: `${pagePath(item.documentId ?? 0)}#${encodeURIComponent(item.block ?? '')}`,
        words: t('{by} suggests a change to a locked text, {locationName}', { by, locationName }),
      }
    case 'SUGGESTION_ACCEPTED':
      return {
        ...{ ...row, note: detail, title: title || t('Untitled page'), href: placeOf(item) },
        words: t('{by} accepted the suggested change, {locationName}', { by, locationName }),
      }
    case 'SUGGESTION_DECLINED':
      return {
        ...{ ...row, note: detail, title: title || t('Untitled page'), href: placeOf(item) },
        words: t('{by} declined the suggested change, {locationName}', { by, locationName }),
      }
    case 'MESSAGE':
      return {
        ...{ ...row, note: detail, title: title || t('A visitor') },
        href: messagePath(String(item.messageId)),
        words: t('Message assigned to you, {locationName}', { locationName }),
      }
    case 'NEW_MESSAGES':
      return {
        ...{ ...row, note: '' },
        title: detail === '1' ? t('1 new message') : t('{detail} new messages', { detail }),
        href: `${INBOX_PATH}?location=${locationId}&status=NEW&assignee=nobody`,
        words: t('From visitors, not assigned to anyone, {locationName}', { locationName }),
      }
  }
}

/** Returns the address of the page as the location has it, at the block. */
function placeOf({ documentId, locationSlug, block }: WaitingItem): string {
  const place = `?location=${encodeURIComponent(locationSlug ?? '')}`
  return `${pagePath(documentId ?? 0)}${place}#${encodeURIComponent(block ?? '')}`
}

/** Returns `Changes submitted by Asha, Event, Ottawa`. */
function waitingMessage(record: WaitingRecord, kindLabel: string): string {
  const { kind, status, isChange, locationName, review } = record
  const step = t(
    '{status, select, RETURNED {{isChange, select, true {Changes returned by {by}} other {Returned by {by}}}} other {{isChange, select, true {Changes submitted by {by}} other {Submitted by {by}}}}}',
    { status, by: review.by, isChange: String(isChange) },
  )
  // A location doesn't belong to another one.
  return formatDetails([step, kindLabel, kind === 'location' ? '' : locationName])
}

function rowOfRecord(record: WaitingRecord): WaitingRow {
  const { kind, id, title, language, locationId, onlyHere, review } = record
  const definition = recordDefinitions.get(kind)
  const one = definition?.words.one ?? kind
  const name = {
    recordId: Number(id ?? 0),
    locationId: Number(locationId),
    onlyHere,
    ...textOf(language),
  }
  return {
    href: definition ? editorPath(definition, name) : '/editor',
    title:
      title ||
      (language
        ? `${capitalize(one)}, ${languageLabel(language)}`
        : (definition?.words.untitled ?? t('Untitled'))),
    words: waitingMessage(record, capitalize(one)),
    ...{ note: review.note, at: review.at },
  }
}

function textOf(language: string | null) {
  return language === null ? {} : { language }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
