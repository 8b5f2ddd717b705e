import { type AuditEntry, type ChainEnd, NEW_CHAIN } from '../audit/audit'
import { type CacheTag, documentTag, draftTag, SEARCH, WEBHOOKS } from '../database/cache-tags'
import type { StoredItem } from '../documents/publications/revision-items'
import type { draftReferences } from '../records/usage/document-references'
import type { IndexedDocument } from '../search/search-index'
import type { Change, EventFacts, EventOf, EventType } from './domain-event'
import type { WebhookPayload } from './queue-webhooks'
import { webhookOf } from './webhook-of'

/** The effects of an event. No field is optional, so that each event defines its effect for every subscriber. */
export interface Effects {
  /** Row to add to the audit log. */
  readonly audit: AuditRow | null
  /** Cache tags to invalidate, for rendered pages and the data they read. */
  readonly tags: readonly CacheTag[]
  /** Tags for open editors only: announced but not stored. */
  readonly passing: readonly CacheTag[]
  readonly search: SearchUpdate | null
  readonly references: ReferenceUpdate | null
  /** The saved draft of a page, for the suggestions that were accepted into it. */
  readonly suggestions: Pick<EventFacts['page.saved']['draft'], 'row' | 'items'> | null
  /** Payload for webhooks. */
  readonly webhook: WebhookPayload | null
}

interface AuditRow {
  readonly entry: AuditEntry
  /** The last row of the audit chain, if the caller has read it. */
  readonly end?: ChainEnd
}
/** Search rows to update: of a published page, or of records in their search group. */
export type SearchUpdate =
  | { readonly page: IndexedDocument }
  | { readonly group: string; readonly ids: readonly number[] }
/** References to update: of a draft that was just saved, or of a source in all its states. */
export type ReferenceUpdate =
  | {
      readonly draft: Parameters<typeof draftReferences>[0]
      readonly items: readonly StoredItem[]
    }
  | { readonly kind: string; readonly ids: readonly number[] }

const NOTHING = {
  ...{ audit: null, tags: [], passing: [], search: null, references: null },
  ...{ suggestions: null, webhook: null },
} as const

/** The effects of every kind of event. A kind without an entry doesn’t compile. */
const effects: { readonly [Type in EventType]: (event: EventOf<Type>) => Effects } = {
  'page.saved': (event) => ({
    ...NOTHING,
    audit: { entry: entryOf(event, documentTag(event.id)), end: event.draft.chainEnd },
    passing: [draftTag(event.id)],
    references: { draft: event.draft.row, items: event.draft.items },
    suggestions: event.draft,
  }),
  'page.published': pageStatus,
  'page.unpublished': pageStatus,
  'page.statusChanged': pageStatus,
  // The save has already written the audit row.
  'page.languageUnpublished': (event) => ({ ...NOTHING, ...shownPage(event) }),
  // No audit row, because no person made the change.
  'page.setUp': (event) => ({ ...NOTHING, ...shownPage(event) }),
  'page.overrideSaved': (event) => ({
    ...override(event),
    passing: [draftTag(event.id)],
  }),
  'page.overridePublished': (event) => ({
    ...override(event),
    tags: [...event.tags, SEARCH],
    search: { page: { id: event.id, locationId: event.ownerId, paths: [] } },
  }),
  'page.detachmentChanged': (event) => ({
    ...audited(event, `pageOverride:${event.chainId}`),
    ...shownPage({ ...event, locationId: event.ownerId, shown: { tags: event.tags, paths: [] } }),
    passing: [draftTag(event.id)],
  }),
  'page.differencesReset': (event) => ({
    ...NOTHING,
    audit: { entry: { ...entryOf(event, documentTag(event.id)), count: event.count } },
    tags: event.tags.length > 0 ? [...event.tags, SEARCH] : [],
    passing: [draftTag(event.id)],
    search: searchedPage(event),
    references: { kind: 'pageOverride', ids: event.overrideIds },
  }),
  // The page’s event writes the audit row.
  'page.overridesShown': (event) => ({
    ...NOTHING,
    references: { kind: 'pageOverride', ids: event.overrideIds },
  }),
  'page.rolloutChanged': (event) => ({
    ...audited(event, documentTag(event.id)),
    passing: [draftTag(event.id)],
  }),
  'page.reachChanged': (event) => ({
    ...audited(event, documentTag(event.id)),
    ...shownPage({ ...event, shown: { tags: event.tags, paths: [] } }),
    passing: [draftTag(event.id)],
  }),
  'page.scheduleChanged': (event) => audited(event, documentTag(event.id)),
  'page.scheduleFailed': (event) => refused(event, documentTag(event.id)),
  'comment.added': (event) => ({
    ...NOTHING,
    audit: { entry: entryOf(event, `comment:${event.id}`), end: NEW_CHAIN },
  }),
  'comment.changed': (event) => audited(event, `comment:${event.id}`),
  'comment.deleted': (event) => audited(event, `comment:${event.id}`),
  'record.saved': shownRecord,
  'record.statusChanged': shownRecord,
  'record.deleted': shownRecord,
  'record.moved': (event) => ({ ...audited(event, chainOf(event)), tags: event.tags }),
  // Moving to the trash has removed the search rows; the purge itself deletes all other rows.
  'record.purged': (event) => audited(event, chainOf(event)),
  'record.draftSubmitted': (event) => audited(event, event.chain),
  'record.draftWithdrawn': (event) => audited(event, event.chain),
  'record.draftReviewed': (event) => audited(event, event.chain),
  'record.scheduleChanged': (event) => audited(event, chainOf(event)),
  'record.scheduleFailed': (event) => refused(event, chainOf(event)),
  'media.uploaded': media,
  'media.changed': media,
  'media.deleted': media,
  'media.restored': media,
  'media.purged': media,
  'redirects.changed': (event) => ({
    ...audited(event, `redirects:${event.locationId}`),
    tags: event.tags,
  }),
  // The inbox holds the messages; the audit log only has actions on them.
  'form.received': () => NOTHING,
  'message.changed': (event) => audited(event, `feedback:${event.id}`),
  'message.deleted': (event) => audited(event, `feedback:${event.id}`),
  'visitor.erased': (event) => ({
    ...NOTHING,
    audit: { entry: { ...entryOf(event, `visitors:${event.locationId}`), count: event.count } },
  }),
  'person.invited': person,
  'person.created': person,
  'person.invitationChanged': person,
  'person.accessChanged': person,
  'person.accountChanged': person,
  'role.changed': (event) => audited(event, `role:${event.id}`),
  'permissionSet.changed': (event) => audited(event, `permissionSet:${event.id}`),
  'alerts.changed': person,
  'network.setUp': (event) => ({
    ...audited(event, `location:${event.locationId}`),
    tags: event.tags,
  }),
  'network.signInPolicyChanged': (event) => audited(event, 'network'),
  'kit.changed': (event) => audited(event, `kit:${event.id}`),
  'searchAnswer.changed': (event) => ({ ...audited(event, 'searchAnswers'), tags: [SEARCH] }),
  'job.changed': (event) => audited(event, `job:${event.id}`),
  // One audit row for the whole replacement: each page has its own revision, and no references change.
  'text.replaced': (event) => ({
    ...(event.isDone ? audited(event, `replacement:${event.id}`) : NOTHING),
    passing: event.documentIds.map(draftTag),
  }),
  'accessToken.changed': (event) => audited(event, `accessToken:${event.id}`),
  'archive.changed': (event) => audited(event, `archive:${event.id}`),
  // Its changes on the site emit their own events.
  'calendarSubscription.changed': (event) => audited(event, `calendarSubscription:${event.id}`),
  'webhook.changed': (event) => ({
    ...audited(event, `webhook:${event.id}`),
    tags: [WEBHOOKS],
  }),
}

/** Returns the effects of an event without applying them. */
export function effectsOf<Type extends EventType>(event: EventOf<Type>): Effects {
  const follow: (event: EventOf<Type>) => Effects = effects[event.type]
  return { ...follow(event), webhook: webhookOf(event) }
}

function pageStatus(
  event: EventOf<'page.published' | 'page.unpublished' | 'page.statusChanged'>,
): Effects {
  const { id, shown } = event
  return {
    ...audited(event, documentTag(id)),
    ...(shown && shownPage({ ...event, shown })),
    passing: [draftTag(id)],
  }
}

function override(event: EventFacts['page.overrideSaved']): Effects {
  return {
    ...audited(event, `pageOverride:${event.chainId}`),
    references: { kind: 'pageOverride', ids: event.overrideIds },
  }
}

function searchedPage({
  id,
  locationId,
  tags,
}: EventFacts['page.differencesReset']): SearchUpdate | null {
  return tags.length > 0 && locationId !== null ? { page: { id, locationId, paths: [] } } : null
}

function shownPage({
  id,
  locationId,
  shown,
}: EventFacts['page.published']): Pick<Effects, 'tags' | 'search' | 'references'> {
  if (locationId === null) throw new Error(`The page ${id} belongs to no location`)
  return {
    tags: [...shown.tags, SEARCH],
    search: { page: { id, locationId, paths: shown.paths } },
    references: { kind: 'document', ids: [id] },
  }
}

function shownRecord(event: EventFacts['record.saved']): Effects {
  const { source, id, searchGroup: group, tags, alsoChanged = [] } = event
  const ids = [...new Set([id, ...alsoChanged])]
  return {
    ...audited(event, chainOf(event)),
    tags: group === null ? tags : [...tags, SEARCH],
    search: group === null ? null : { group, ids },
    references: { kind: source, ids },
  }
}

function media(event: EventFacts['media.changed']): Effects {
  return { ...audited(event, `media:${event.id}`), tags: event.tags }
}

function person(event: EventFacts['person.accountChanged']): Effects {
  return audited(event, `account:${event.id}`)
}

function audited(event: Change, chain: string): Effects {
  return { ...NOTHING, audit: { entry: entryOf(event, chain) } }
}

function refused(event: Change, chain: string): Effects {
  return { ...NOTHING, audit: { entry: { ...entryOf(event, chain), outcome: 'INVALID' } } }
}

function entryOf(event: Change, chain: string): AuditEntry {
  const { by, actorId, action, locationId, reason, fields } = event
  const { fromVersion, toVersion, fromStatus, toStatus } = event
  return {
    ...{ chain, by, action, locationId, outcome: 'ALLOW' },
    ...{ fromVersion: fromVersion ?? null, toVersion: toVersion ?? null },
    ...{ fromStatus: fromStatus ?? null, toStatus: toStatus ?? null, reason: reason ?? null },
    ...(actorId !== undefined && { actorId }),
    ...(fields !== undefined && { fields }),
  }
}

/** Returns the audit chain of a record, named as in the declaration of its kind. */
function chainOf({ source, id }: EventFacts['record.purged']): string {
  return `${source}:${id}`
}
