import { and, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { pathTag, REDIRECTS } from '../../database/cache-tags'
import { movedAddresses } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { managedLocation } from './managed-location'

const MAX_COUNT = 100

/** Removes redirects, including those from former addresses of pages. */
export function removeRedirects(
  _: unknown,
  args: { readonly locationId: string; readonly paths: readonly string[] },
  context: RequestContext,
): Promise<number> {
  const locationId = managedLocation(context.principal, args.locationId)
  if (args.paths.length > MAX_COUNT)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyRedirectsToRemove', { most: MAX_COUNT }))
  return context.app.changes.write(async (tx) => {
    const removed =
      args.paths.length === 0
        ? []
        : await tx
            .delete(movedAddresses)
            .where(
              and(
                eq(movedAddresses.locationId, locationId),
                inArray(movedAddresses.path, [...args.paths]),
              ),
            )
            .returning({ path: movedAddresses.path })
    if (removed.length === 0) return 0
    await emit(tx, {
      ...{ type: 'redirects.changed', by: context, action: 'removeRedirects', locationId },
      tags: [REDIRECTS, ...removed.map(({ path }) => pathTag(path))],
      reason: removed
        .map(({ path }) => path)
        .join(', ')
        .slice(0, 500),
    })
    return removed.length
  })
}
