import { auditEach } from '../audit/audit'
import { announce, announcePassing } from '../database/announcements'
import type { CacheTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { followSuggestions } from '../documents/publications/follow-suggestions'
import { refreshDraftReferences, refreshReferences } from '../records/usage/write-references'
import { indexDocument, writeTexts } from '../search/search-index'
import { queueSharedTexts } from '../search/shared-texts-job'
import type { DomainEvent } from './domain-event'
import { type Effects, effectsOf, type ReferenceUpdate, type SearchUpdate } from './effects'
import { queueWebhooks } from './queue-webhooks'

/**
 * Emits events inside the transaction of `Changes.write` that made the change and locks the record. Writes the audit rows,
 * invalidates caches, and updates search rows and references. Emit many events of one transaction together: their effects are
 * batched.
 */
export async function emit(tx: Orm, ...events: readonly DomainEvent[]): Promise<void> {
  const all = events.map((event) => effectsOf(event))
  announceAll(tx, all)
  // Waits for all, so that no statement is still running when an error rolls the transaction back.
  const done = await Promise.allSettled([
    auditEach(
      tx,
      all.flatMap(({ audit }) => audit ?? []),
    ),
    updateSearch(
      tx,
      all.flatMap(({ search }) => search ?? []),
    ),
    updateReferences(
      tx,
      all.flatMap(({ references }) => references ?? []),
    ),
    queueWebhooks(
      tx,
      all.flatMap(({ webhook }) => webhook ?? []),
    ),
  ])
  for (const one of done) if (one.status === 'rejected') throw one.reason
  await emitFollowed(tx, events)
}

/** Announces suggestions that a saved draft opened or accepted again. */
async function emitFollowed(tx: Orm, events: readonly DomainEvent[]): Promise<void> {
  for (const event of events) {
    const { suggestions } = effectsOf(event)
    if (!suggestions) continue
    for (const one of await followSuggestions(tx, suggestions.row, suggestions.items))
      await emit(tx, { ...one, type: 'comment.changed', by: event.by })
  }
}

function announceAll(tx: Orm, all: readonly Effects[]): void {
  const tags = all.flatMap((effects) => effects.tags)
  const passing = all.flatMap((effects) => effects.passing)
  if (tags.length > 0) announce(tx, tags)
  if (passing.length > 0) announcePassing(tx, passing)
}

async function updateSearch(tx: Orm, updates: readonly SearchUpdate[]): Promise<void> {
  for (const update of updates) {
    if (!('page' in update)) continue
    await indexDocument(tx, update.page)
    // A page without an address is shared content that appears on other pages.
    if (update.page.paths.every((path) => path === null)) await queueSharedTexts(tx, update.page.id)
  }
  const groups = grouped(
    updates.flatMap((update) => ('page' in update ? [] : [[update.group, update.ids] as const])),
  )
  for (const [group, ids] of groups) await writeTexts(tx, group, ids)
}

async function updateReferences(tx: Orm, updates: readonly ReferenceUpdate[]): Promise<void> {
  const pictures: CacheTag[] = []
  for (const update of updates)
    if ('draft' in update) await refreshDraftReferences(tx, update.draft, update.items)
  const groups = grouped(
    updates.flatMap((update) => ('draft' in update ? [] : [[update.kind, update.ids] as const])),
  )
  for (const [kind, ids] of groups) pictures.push(...(await refreshReferences(tx, kind, ...ids)))
  if (pictures.length > 0) announce(tx, pictures)
}

/** Returns the ids by kind, in a fixed order to prevent deadlocks. */
function grouped(
  updates: readonly (readonly [string, readonly number[]])[],
): ReadonlyMap<string, readonly number[]> {
  const idsOf = new Map<string, Set<number>>()
  for (const [kind, ids] of updates) idsOf.set(kind, new Set([...(idsOf.get(kind) ?? []), ...ids]))
  return new Map([...idsOf].map(([kind, ids]) => [kind, [...ids].sort((a, b) => a - b)] as const))
}
