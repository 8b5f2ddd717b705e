import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../../database/orm'
import { documents, locations } from '../../database/tables'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import { type Action, can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { checkLanguage } from '../check-place'
import {
  checkNotRemoved,
  type DocumentRow,
  differencesAt,
  isPublic,
  resourceOf,
} from '../document-row'
import { type NetworkText, networkText, readBaseTexts, readNetworkTexts } from './network-text'

/** Arguments that identify a location and the page it differs from. */
export interface PlaceArguments {
  readonly documentId: string
  readonly locationId: string
  readonly language: string
}

export interface OverrideTarget {
  readonly documentId: number
  readonly locationId: number
  readonly language: string
}

export function readTarget({ documentId, locationId, language }: PlaceArguments): OverrideTarget {
  checkLanguage(language)
  return {
    documentId: inputId(documentId, 'documentId'),
    locationId: inputId(locationId, 'locationId'),
    language,
  }
}

/** A network page and a location that may override it. */
export interface OverrideContext {
  readonly document: DocumentRow
  readonly location: { readonly id: number; readonly name: string }
}

interface ContextQuery {
  readonly principal: Principal | null
  readonly action: Action
}

/** The lock on the document: exclusive for publishing, shared for saves at different locations. */
type Hold = 'update' | 'share'

/**
 * Finds the page and location if the principal may do the action there. With `hold` the document is locked until the end of the
 * transaction.
 */
export async function findOverrideContext(
  orm: Orm,
  { documentId, locationId, language }: Omit<OverrideTarget, 'language'> & { language?: string },
  { principal, action, hold }: ContextQuery & { readonly hold?: Hold },
): Promise<OverrideContext> {
  const query = orm.select().from(documents).where(eq(documents.id, documentId))
  const [[document], [location]] = await Promise.all([
    hold ? query.for(hold).execute() : query.execute(),
    orm.select().from(locations).where(eq(locations.id, locationId)),
  ])
  if (!location) throw notFound('location')
  checkLevel(principal, action, { locationId, language })
  if (!document) throw notFound('document')
  if (!isPublic(document) && !can(principal, 'readDraft', resourceOf(document)))
    throw notFound('document')
  checkIsNetworkPage(document)
  if (action !== 'readDraft' && action !== 'preview') checkIsOpen(document, location)
  return { document, location }
}

/** Refuses actions on pages at a location without permission; answers not found to those who may see nothing of it. */
export function checkLevel(
  principal: Principal | null,
  action: Action,
  { locationId, language }: { readonly locationId: number; readonly language?: string | undefined },
): void {
  const resource = differencesAt({ locationId, language })
  if (can(principal, action, resource)) return
  if (can(principal, 'save', resource))
    throw new ApiError('FORBIDDEN', refusalFor('managersOfLocationOnly'))
  if (can(principal, 'readDraft', resource))
    throw new ApiError('FORBIDDEN', refusalFor('viewPagesOnly'))
  throw notFound('document')
}

function checkIsNetworkPage({ locationId: ownerId, type }: DocumentRow): void {
  if (type === 'LAYOUT') throw new ApiError('BAD_USER_INPUT', refusalFor('layoutHasNoDifferences'))
  if (ownerId !== DEFAULT_LOCATION_ID)
    throw new ApiError('BAD_USER_INPUT', refusalFor('pageOfLocation'))
}

export function checkIsOpen(
  document: DocumentRow,
  { name, status }: typeof locations.$inferSelect,
): void {
  checkNotRemoved(document, 'change')
  if (status === 'ACTIVE' || status === 'INACTIVE') return
  throw new ApiError('INVALID_TRANSITION', refusalFor('locationRemoved', { name, status }), {
    allowed: [status === 'DELETED' ? 'INACTIVE' : 'ACTIVE'],
  })
}

/**
 * Returns the text that a location's differences apply to: the network's published text in a language, or the draft if the page
 * isn't public, or the one that it keeps detached. `null` if the page has no text in it.
 */
export async function currentText(
  orm: Orm,
  document: DocumentRow,
  wanted: { readonly locationId: number; readonly language: string },
  state?: 'DRAFT',
): Promise<NetworkText | null> {
  const texts = state
    ? await readNetworkTexts(orm, document, state)
    : await readBaseTexts(orm, document, wanted.locationId)
  return texts && networkText(texts, document, wanted)
}

/** Returns the network's text; throws if there is none that can be overridden. */
export async function overridableText(
  orm: Orm,
  document: DocumentRow,
  wanted: { readonly locationId: number; readonly language: string },
): Promise<NetworkText> {
  const text = await currentText(orm, document, wanted)
  if (!text || text.language !== wanted.language)
    throw new ApiError('BAD_USER_INPUT', refusalFor('noNetworkText', { language: wanted.language }))
  if (text.own) throw new ApiError('BAD_USER_INPUT', refusalFor('hasOwnText'))
  return text
}
