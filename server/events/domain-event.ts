import type { AnyRecord } from '#schema/records/record'
import type { Caller, ChainEnd } from '../audit/audit'
import type { CacheTag } from '../database/cache-tags'
import type { StoredItem } from '../documents/publications/revision-items'
import type { draftReferences } from '../records/usage/document-references'
import type { IndexedDocument } from '../search/search-index'

/** What every event says: who changed what, from where to where. No content, no titles, no addresses of visitors. */
export interface Change {
  readonly by: Caller
  /** The person in whose name it is, where the caller is the server itself. */
  readonly actorId?: string | null
  /** What was done, as the audit log calls it (`schema/api/audit-actions.ts`). */
  readonly action: string
  readonly locationId: number | null
  /** The one language it is about, where it is. */
  readonly language?: string | null | undefined
  readonly fromVersion?: number | null
  readonly toVersion?: number | null
  readonly fromStatus?: string | null
  readonly toStatus?: string | null
  readonly reason?: string | null
  /** The names of the fields that were changed. */
  readonly fields?: readonly string[]
}

interface PageChange extends Change {
  readonly id: number
}

/** What a location has otherwise of a page. */
interface OverrideChange {
  /** The row that stands for all of it in the audit log. */
  readonly chainId: number
  /** The rows that were written. */
  readonly overrideIds: readonly number[]
}

/** A change of what visitors see of a page. */
interface ShownPage {
  /** What it is made of is out of date. */
  readonly tags: readonly CacheTag[]
  /** Where it was published before, and where it is now. */
  readonly paths: IndexedDocument['paths']
}

/** What a save has just written: nothing of it is read again. */
interface SavedDraft {
  readonly row: Parameters<typeof draftReferences>[0]
  readonly items: readonly StoredItem[]
  readonly chainEnd: ChainEnd
}

interface RecordChange extends Change, RecordName {}

/** A record, as `recordName` takes it from its declaration. */
interface RecordName {
  /** `newsArticle`. */
  readonly kind: string
  /** What the audit log and the references call the kind: `article`. */
  readonly source: string
  readonly id: number
}

/** A change of what visitors see of a record. */
interface ShownRecord extends RecordChange {
  /** What the search finds it among; `null` where it does not. */
  readonly searchGroup: string | null
  readonly tags: readonly CacheTag[]
  /** Others of its kind that are found and used otherwise through it: topics that moved below another. */
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

/** Every kind of event, with what it says. One that is added here needs its line in `effects.ts`. */
export interface EventFacts {
  'page.saved': PageChange & { readonly draft: SavedDraft }
  'page.published': PageChange & { readonly shown: ShownPage }
  'page.unpublished': PageChange & { readonly shown: ShownPage }
  /** Submitted, withdrawn, reviewed, archived, moved to the trash or restored. `shown` where visitors notice. */
  'page.statusChanged': PageChange & { readonly shown: ShownPage | null }
  /** A language that visitors saw was removed with a save. */
  'page.languageUnpublished': PageChange & { readonly shown: ShownPage }
  /** The server created a page that was missing. */
  'page.setUp': PageChange & { readonly shown: ShownPage }
  /** A location's draft of what it has that differs from a page of the network; `locationId` is the location's. */
  'page.overrideSaved': PageChange & OverrideChange
  'page.overridePublished': PageChange &
    OverrideChange & {
      /** Whose page it is. */
      readonly ownerId: number
      readonly tags: readonly CacheTag[]
    }
  /** Many locations were put back to a page of the network, or that was undone; `locationId` is the page's. */
  'page.differencesReset': PageChange & {
    /** How many locations. */
    readonly count: number
    readonly tags: readonly CacheTag[]
    readonly overrideIds: readonly number[]
  }
  /** Visitors see what locations have otherwise of a page, or no longer, with the page itself. */
  'page.overridesShown': PageChange & { readonly overrideIds: readonly number[] }
  /** Waves of a change were stopped or continued: visitors see the same. */
  'page.rolloutChanged': PageChange
  /** Visitors of single locations see another version of a page of the network; `locationId` is the network's. */
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
  /** Moved among its neighbours. */
  'record.moved': RecordChange & { readonly tags: readonly CacheTag[] }
  /** Deleted permanently. Nobody has seen it for a month. */
  'record.purged': RecordChange
  'record.draftSubmitted': RecordChange & { readonly chain: string }
  'record.draftWithdrawn': RecordChange & { readonly chain: string }
  /** Returned or discarded; one that is approved is saved. */
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
  /** From the command line. */
  'person.created': PersonChange
  /** The invitation of someone was sent again or revoked. */
  'person.invitationChanged': PersonChange
  /** What someone may do, and where. */
  'person.accessChanged': PersonChange
  'person.accountChanged': PersonChange
  'role.changed': NumberedChange
  'permissionSet.changed': NumberedChange
  'alerts.changed': PersonChange
  'network.setUp': Change & { readonly locationId: number; readonly tags: readonly CacheTag[] }
  'network.signInPolicyChanged': Change
  /** A location got a kit, filled it in, published it or ended it; `locationId` is the location’s. */
  'kit.changed': NumberedChange
  'searchAnswer.changed': Change
  'job.changed': NumberedChange
  /** Texts of pages were replaced, or put back; `isDone` with the last of them. */
  'text.replaced': NumberedChange & {
    readonly documentIds: readonly number[]
    readonly isDone: boolean
  }
  'webhook.changed': NumberedChange
  /** An archive was begun, downloaded or deleted. */
  'archive.changed': NumberedChange
  'calendarSubscription.changed': NumberedChange
  'accessToken.changed': NumberedChange
}

export type EventType = keyof EventFacts
export type EventOf<Type extends EventType> = { readonly type: Type } & EventFacts[Type]
/** A change of the domain: emitted once, in the transaction that makes it (`emit.ts`). */
export type DomainEvent = { [Type in EventType]: EventOf<Type> }[EventType]

/** What an event says of a record by the declaration of its kind. */
export function recordName({ kind, api, search }: Declared, id: number) {
  return { kind, source: api.chain, searchGroup: search?.group ?? null, id }
}

interface Declared extends Pick<AnyRecord, 'kind' | 'search'> {
  readonly api: Pick<AnyRecord['api'], 'chain'>
}
