import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { detachedPages } from '../../database/tables'
import type { PublishedState } from '../../database/tables/page-rollouts'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { ApiError } from '../../http/errors/api-error'
import { isPublic, requireSignIn } from '../document-row'
import { publishedState, readKeptVersions } from '../publications/kept-versions'
import { readPublications } from '../publications/publications'
import { deleteKeptPage, detachmentNode, openDetachment } from './detachments'
import { emitDetachment } from './emit-detachment'
import { findOverrideContext, type OverrideContext } from './override-context'
import { lockRows, type OverridePlace } from './override-rows'

export interface DetachedPlace {
  readonly documentId: string
  readonly locationId: string
}

/** Detaches a page of the network at a location: it stays as it is, and later changes of the network don't arrive. */
export async function detachPage(_: unknown, args: DetachedPlace, context: RequestContext) {
  const principal = requireSignIn(context.principal)
  const place = readPlace(args)
  return context.app.changes.write(async (tx) => {
    const overrideContext = await findOverrideContext(tx, place, {
      principal,
      action: 'save',
      hold: 'update',
    })
    if (await openDetachment(tx, place))
      throw new ApiError('INVALID_TRANSITION', refusalFor('detachedAlready'), { allowed: [] })
    const state = await shownState(tx, overrideContext)
    const { neutral } = await lockRows(tx, place, { language: '', principal })
    await deleteKeptPage(tx, place)
    const [row] = await tx
      .insert(detachedPages)
      .values({
        ...{ ...place, state, detachedAt: context.app.clock() },
        ...{ detachedBy: principal.id, detachedByName: principal.name },
      })
      .returning()
    if (!row) throw new Error(`The page ${place.documentId} was not detached`)
    await emitDetachment(tx, overrideContext, {
      ...{ by: context, action: 'detachPage', chainId: neutral.id },
      ...{ fromVersion: overrideContext.document.publishedVersion, toVersion: state.version },
    })
    return detachmentNode(row)
  })
}

export function readPlace({ documentId, locationId }: DetachedPlace): OverridePlace {
  return {
    documentId: inputId(documentId, 'documentId'),
    locationId: inputId(locationId, 'locationId'),
  }
}

/** Returns the version that visitors of the location see: the published one, or an earlier one that it keeps. */
async function shownState(
  tx: Orm,
  { document, location }: OverrideContext,
): Promise<PublishedState> {
  if (!isPublic(document))
    throw new ApiError('INVALID_TRANSITION', refusalFor('detachUnpublished'), { allowed: [] })
  const rows = await readPublications(tx, document.id)
  const hasOwn = rows.some(({ locationId }) => locationId === location.id)
  if (hasOwn && document.locationId !== location.id)
    throw new ApiError('BAD_USER_INPUT', refusalFor('hasOwnText'))
  const kept = await readKeptVersions(tx, [document.id], location.id)
  return kept.get(document.id)?.get(location.id)?.state ?? publishedState(document, rows)
}
