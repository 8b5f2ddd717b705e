import type { AnyRecord } from '#schema/records/record'
import type { Caller, ChainEnd } from '../audit/audit'
import type { CacheTag } from '../database/cache-tags'
import type { StoredItem } from '../documents/publications/revision-items'
import type { draftReferences } from '../records/usage/document-references'
import type { IndexedDocument } from '../search/search-index'

/**
 * Fields of every event: the caller, the change, and the versions before and after. Contains no content, titles or visitor
 * addresses.
 */
export interface Change {
  readonly by: Caller
  /** The person in whose name the server acts, if the server itself is the caller. */
  readonly actorId?: string | null
  /** Action name in the audit log (`schema/api/audit-actions.ts`). */
  readonly action: string
  readonly locationId: number | null
  /** The language, if the change concerns only one. */
  readonly language?: string | null | undefined
  readonly fromVersion?: number | null
  readonly toVersion?: number | null
  readonly fromStatus?: string | null
  readonly toStatus?: string | null
  readonly reason?: string | null
  /** Names of the changed fields. */
  readonly fields?: readonly string[]
}

interface PageChange extends Change {
  readonly id: number
}

/** A change of a location’s overrides of a page. */
interface OverrideChange {
  /** The row that represents all of them in the audit log. */
  readonly chainId: number
  /** The written rows. */
  readonly overrideIds: readonly number[]
}

/** A change of a page’s public content. */
interface ShownPage {
  /** Cache tags to invalidate. */
  readonly tags: readonly CacheTag[]
  /** The page’s previous and current public paths. */
  readonly paths: IndexedDocument['paths']
}

/** The draft just saved, so that nothing has to be read again. */
interface SavedDraft {
  readonly row: Parameters<typeof draftReferences>[0]
  readonly items: readonly StoredItem[]
  readonly chainEnd: ChainEnd
}

interface RecordChange extends Change, RecordName {}

/** A record’s names, as derived by `recordName` from its declaration. */
interface RecordName {
  /** The kind as declared: `newsArticle`. */
  readonly kind: string
  /** The kind in the audit log and in references: `article`. */
  readonly source: string
  readonly id: number
}

/** A change of a record’s public content. */
interface ShownRecord extends RecordChange {
  /** The record’s group in the search index; `null` if it isn’t indexed. */
  readonly searchGroup: string | null
  readonly tags: readonly CacheTag[]
  /** Other records of the kind whose search entries and usage change too, such as topics moved below another topic. */
  readonly alsoChanged?: readonly number[]
}

interface MediaChange extends Change {
  readonly id: number
  readonly tags: readonly CacheTag[]
}

interface CommentChange extends Change {
  readonly id: number
}

interface PersonChange extends Change {
  readonly id: string
}

interface NumberedChange extends Change {
  readonly id: number
}

/** All kinds of events and their data. A new kind also needs an entry in `effects.ts`. */
export interface EventFacts {
  'page.saved': PageChange & { readonly draft: SavedDraft }
  'page.published': PageChange & { readonly shown: ShownPage }
  'page.unpublished': PageChange & { readonly shown: ShownPage }
  /** Submitted, withdrawn, reviewed, archived, moved to the trash or restored. `shown` is set if the public site changes. */
  'page.statusChanged': PageChange & { readonly shown: ShownPage | null }
  /** A save removed a published language. */
  'page.languageUnpublished': PageChange & { readonly shown: ShownPage }
  /** The server created a missing page. */
  'page.setUp': PageChange & { readonly shown: ShownPage }
  /** A location saved a draft of its overrides of a network page; `locationId` is the location’s. */
  'page.overrideSaved': PageChange & OverrideChange
  'page.overridePublished': PageChange &
    OverrideChange & {
      /** The location that owns the page. */
      readonly ownerId: number
      readonly tags: readonly CacheTag[]
    }
  /** A location detached a network page, or attached it again; `locationId` is the location’s. */
  'page.detachmentChanged': PageChange & {
    readonly chainId: number
    /** The location that owns the page. */
    readonly ownerId: number
    readonly tags: readonly CacheTag[]
  }
  /** The overrides of many locations were reset to the network page, or the reset was undone; `locationId` is the page’s. */
  'page.differencesReset': PageChange & {
    /** Number of locations. */
    readonly count: number
    readonly tags: readonly CacheTag[]
    readonly overrideIds: readonly number[]
  }
  /** Locations’ overrides of a page became public or stopped being public together with the page. */
  'page.overridesShown': PageChange & { readonly overrideIds: readonly number[] }
  /** A rollout was stopped or continued; the public site doesn’t change. */
  'page.rolloutChanged': PageChange
  /** The visible version of a network page changed at single locations; `locationId` is the network’s. */
  'page.reachChanged': PageChange & { readonly tags: readonly CacheTag[] }
  'page.scheduleChanged': PageChange
  'page.scheduleFailed': PageChange
  'comment.added': CommentChange
  'comment.changed': CommentChange
  'comment.deleted': CommentChange
  'record.saved': ShownRecord
  /** Shown, hidden, archived or restored. */
  'record.statusChanged': ShownRecord
  /** Moved to the trash. */
  'record.deleted': ShownRecord
  /** Moved to another position in its list. */
  'record.moved': RecordChange & { readonly tags: readonly CacheTag[] }
  /** Deleted permanently, after a month in the trash. */
  'record.purged': RecordChange
  'record.draftSubmitted': RecordChange & { readonly chain: string }
  'record.draftWithdrawn': RecordChange & { readonly chain: string }
  /** Returned or discarded. An approved draft emits a save instead. */
  'record.draftReviewed': RecordChange & { readonly chain: string }
  'record.scheduleChanged': RecordChange
  'record.scheduleFailed': RecordChange
  'media.uploaded': MediaChange
  'media.changed': MediaChange
  'media.deleted': MediaChange
  'media.restored': MediaChange
  'media.purged': MediaChange
  'redirects.changed': Change & { readonly locationId: number; readonly tags: readonly CacheTag[] }
  /** A visitor sent a message. */
  'form.received': NumberedChange
  'message.changed': NumberedChange
  'message.deleted': NumberedChange
  'visitor.erased': Change & { readonly locationId: number; readonly count: number }
  'person.invited': PersonChange
  /** Created from the command line. */
  'person.created': PersonChange
  /** A person’s invitation was sent again or revoked. */
  'person.invitationChanged': PersonChange
  /** A person’s permissions or their locations changed. */
  'person.accessChanged': PersonChange
  'person.accountChanged': PersonChange
  'role.changed': NumberedChange
  'permissionSet.changed': NumberedChange
  'alerts.changed': PersonChange
  'network.setUp': Change & { readonly locationId: number; readonly tags: readonly CacheTag[] }
  'network.signInPolicyChanged': Change
  /** A location received, filled in, published or ended a kit; `locationId` is the id of that location. */
  'kit.changed': NumberedChange
  'searchAnswer.changed': Change
  'job.changed': NumberedChange
  /** Texts of pages were replaced or restored; `isDone` is set in the last event. */
  'text.replaced': NumberedChange & {
    readonly documentIds: readonly number[]
    readonly isDone: boolean
  }
  'webhook.changed': NumberedChange
  /** An archive was started, downloaded or deleted. */
  'archive.changed': NumberedChange
  'calendarSubscription.changed': NumberedChange
  'accessToken.changed': NumberedChange
}

export type EventType = keyof EventFacts
export type EventOf<Type extends EventType> = { readonly type: Type } & EventFacts[Type]
/** A change in the domain, emitted once in the transaction that makes it (`emit.ts`). */
export type DomainEvent = { [Type in EventType]: EventOf<Type> }[EventType]

/** Returns a record’s names for an event, from the declaration of its kind. */
export function recordName({ kind, api, search }: Declared, id: number) {
  return { kind, source: api.chain, searchGroup: search?.group ?? null, id }
}

interface Declared extends Pick<AnyRecord, 'kind' | 'search'> {
  readonly api: Pick<AnyRecord['api'], 'chain'>
}
