import { and, asc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { COMMENT_LIMITS } from '#schema/api/comments'
import { refusalFor } from '#schema/api/refusals/refusals'
import { isInForce } from '../../database/assigned-at'
import type { Orm } from '../../database/orm'
import { assignments, documents, users } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError } from '../../http/errors/api-error'
import type { Addressee } from '../../mail/email-person'
import { can } from '../../people/access/can'
import type { CommentPerson } from './comment-node'

const MAX_SEARCH_LENGTH = 100

interface MentionableArguments {
  readonly documentId: string
  readonly search?: string | null
}

/** Returns the people who can be mentioned on a page: only names, and only people who can see the page. */
export async function listMentionablePeople(
  _: unknown,
  { documentId, search }: MentionableArguments,
  { principal, readContext: { orm } }: RequestContext,
): Promise<readonly CommentPerson[]> {
  const id = idOf(documentId)
  const [page] = id === null ? [] : await orm.select().from(documents).where(eq(documents.id, id))
  if (!principal || !page) return []
  const { locationId } = page
  if (!can(principal, 'comment', { locationId, isPublic: false, kind: 'page' })) return []
  return orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(seesDrafts(locationId), ne(users.id, principal.id), matchesName(search ?? '')))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(COMMENT_LIMITS.offered)
}

function matchesName(search: string): SQL | undefined {
  const words = search.trim().slice(0, MAX_SEARCH_LENGTH)
  return words === '' ? undefined : ilike(users.name, `%${words.replace(/[\\%_]/g, '\\$&')}%`)
}

/** A mentioned person with their address. */
export interface Mentioned extends CommentPerson, Addressee {}

/** Returns the people mentioned, each once; refuses anyone who can't see the page, because they couldn't read the comment. */
export async function readMentions(
  tx: Orm,
  given: readonly string[] | null | undefined,
  locationId: number,
): Promise<readonly Mentioned[]> {
  const ids = [...new Set(given ?? [])]
  if (ids.length === 0) return []
  if (ids.length > COMMENT_LIMITS.mentions)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('manyMentions', { most: COMMENT_LIMITS.mentions, count: ids.length }),
    )
  const people = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, ids), seesDrafts(locationId)))
    .orderBy(asc(users.id))
  if (people.length === ids.length) return people
  // Without a name, which would reveal an account to the caller.
  throw new ApiError('BAD_USER_INPUT', refusalFor('mentionUnseen'))
}

/** Returns the SQL condition that an account is active and may read a location's drafts now: `can(…, 'readDraft', …)`. */
function seesDrafts(locationId: number): SQL | undefined {
  const grantsAccess = and(
    sql`${assignments.userId} = ${users.id}`,
    or(eq(assignments.locationId, locationId), isNull(assignments.locationId)),
    isInForce(),
  )
  return and(
    isNull(users.deactivatedAt),
    sql`exists (select 1 from ${assignments} where ${grantsAccess})`,
  )
}
