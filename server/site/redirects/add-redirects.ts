import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { pathTag, REDIRECTS } from '../../database/cache-tags'
import { lock } from '../../database/locks'
import type { Orm } from '../../database/orm'
import { movedAddresses } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { storedRefusal } from '../../http/errors/refusal-text'
import { problemOf } from './check-redirect'
import { managedLocation } from './managed-location'
import { readPath, readTarget } from './redirect-address'

/** Maximum number of redirects added per call, which is one transaction. */
const MAX_COUNT = 100
/** Maximum number of redirects per location, because every server holds all of them in memory. */
const MAX_REDIRECTS_OF_LOCATION = 10_000

interface RedirectInput {
  readonly path: string
  readonly target: string
}

/** The result for one redirect (`RedirectResult` in schema/api). */
interface RedirectResult extends RedirectInput {
  /** A stored problem, translated to the caller’s language when read. */
  readonly problem: string | null
}

export function addRedirects(
  _: unknown,
  args: { readonly locationId: string; readonly redirects: readonly RedirectInput[] },
  context: RequestContext,
): Promise<readonly RedirectResult[]> {
  const locationId = managedLocation(context.principal, args.locationId)
  if (args.redirects.length > MAX_COUNT)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyRedirectsToAdd', { most: MAX_COUNT }))
  return context.app.changes.write((tx) =>
    writeRedirects(tx, { redirects: args.redirects, locationId, by: context }),
  )
}

interface RedirectsToWrite {
  readonly redirects: readonly RedirectInput[]
  /** A location that the caller may write redirects of. */
  readonly locationId: number
  readonly by: RequestContext
}

/** Adds redirects of a location in a transaction; returns the result for each. */
export async function writeRedirects(
  tx: Orm,
  { redirects, locationId, by }: RedirectsToWrite,
): Promise<readonly RedirectResult[]> {
  const { name } = requireSignIn(by.principal)
  // Serializes additions, so that two of them can’t create a loop together.
  await lock(tx, 'redirects')
  await checkRoom(tx, locationId, redirects.length)
  const results = []
  for (const { path, target } of redirects)
    results.push(await add(tx, { path, target, locationId, name }))
  const added = results.filter(({ problem }) => problem === null)
  if (added.length === 0) return results
  await emit(tx, {
    ...{ type: 'redirects.changed', by, action: 'addRedirects', locationId },
    tags: [REDIRECTS, ...added.map(({ path }) => pathTag(path))],
    reason: added
      .map(({ path, target }) => `${path} → ${target}`)
      .join(', ')
      .slice(0, 500),
  })
  return results
}

interface Adding extends RedirectInput {
  readonly locationId: number
  readonly name: string
}

async function add(tx: Orm, { locationId, name, ...given }: Adding): Promise<RedirectResult> {
  const [path, target] = [readPath(given.path), readTarget(given.target)]
  if (path === null) return { ...given, problem: storedRefusal(refusalFor('oldAddressAsPath')) }
  if (target === null) return { ...given, problem: storedRefusal(refusalFor('newAddressAsPath')) }
  const problem = await problemOf(tx, { locationId, path, target })
  if (problem !== null) return { path, target, problem: storedRefusal(problem) }
  const columns = { target, documentId: null, movedAt: new Date(), movedByName: name }
  await tx
    .insert(movedAddresses)
    .values({ locationId, path, ...columns })
    .onConflictDoUpdate({
      target: [movedAddresses.locationId, movedAddresses.path],
      set: columns,
    })
  return { path, target, problem: null }
}

async function checkRoom(tx: Orm, locationId: number, more: number): Promise<void> {
  const storedCount = await tx.$count(movedAddresses, eq(movedAddresses.locationId, locationId))
  if (storedCount + more <= MAX_REDIRECTS_OF_LOCATION) return
  throw new ApiError(
    'LIMIT_EXCEEDED',
    refusalFor('manyRedirects', { max: MAX_REDIRECTS_OF_LOCATION }),
  )
}
