import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { lock } from '../../database/locks'
import type { Orm } from '../../database/orm'
import { comments, documents, users } from '../../database/tables'
import type { StoredItem } from './revision-items'
import { linesOfText, networkDraft, textIn } from './written-text'

/** A suggested change that waits again, or is accepted again. */
interface FollowedSuggestion {
  readonly id: number
  readonly locationId: number | null
  readonly action: 'acceptSuggestion' | 'reopenSuggestion'
}

/**
 * Follows the accepted suggestions of a page that aren't published yet: one whose text a save took back, such as by undo, waits
 * again; one whose text came back, such as by redo, is accepted. The caller has locked the page.
 */
export async function followSuggestions(
  tx: Orm,
  { id, locationId }: { readonly id: number; readonly locationId: number | null },
  items: readonly StoredItem[],
): Promise<readonly FollowedSuggestion[]> {
  if (locationId !== DEFAULT_LOCATION_ID) return []
  const accepted = await acceptedSuggestions(tx, id)
  if (accepted.length === 0) return []
  await lock(tx, `comments ${id}`)
  const followed: FollowedSuggestion[] = []
  for (const { row, publishedVersion } of accepted) {
    const isOpen = isOpenNow({ row, publishedVersion }, items)
    if (isOpen === null || isOpen === (row.resolvedAt === null)) continue
    const answered = isOpen ? OPEN : await answeredBy(tx, row.suggestion?.answer?.by ?? '')
    await tx.update(comments).set(answered).where(eq(comments.id, row.id))
    const action = isOpen ? 'reopenSuggestion' : 'acceptSuggestion'
    followed.push({ id: row.id, locationId: row.locationId, action })
  }
  return followed
}

const OPEN = { resolvedAt: null, resolvedByName: null } as const

function acceptedSuggestions(tx: Orm, documentId: number) {
  return tx
    .select({ row: comments, publishedVersion: documents.publishedVersion })
    .from(comments)
    .innerJoin(documents, eq(documents.id, comments.documentId))
    .where(
      and(
        ...[eq(comments.documentId, documentId), isNotNull(comments.locationId)],
        isNotNull(sql`${comments.suggestion}::json->'answer'->'saved'`),
      ),
    )
}

type Accepted = Awaited<ReturnType<typeof acceptedSuggestions>>[number]

/** Returns whether a suggestion waits; `null` if that doesn't depend on the draft, or the draft has a third text. */
function isOpenNow(
  { row: { block, suggestion }, publishedVersion }: Accepted,
  items: readonly StoredItem[],
): boolean | null {
  const { path, language, after, answer } = suggestion ?? {}
  if (!path || !language || !answer?.saved) return null
  const { replaced, version } = answer.saved
  if ((publishedVersion ?? 0) >= version) return null
  const draft = networkDraft(items, DEFAULT_LOCATION_ID, language)
  const text = draft && textIn(draft.content, { block, path })
  const now = text ? linesOfText(text) : null
  if (now === replaced) return true
  return now === after ? false : null
}

async function answeredBy(tx: Orm, id: string) {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id))
  return { resolvedAt: new Date(), resolvedByName: person?.name ?? '' }
}
