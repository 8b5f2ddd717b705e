import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../../database/orm'
import { documents, locations } from '../../database/tables'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import { type Action, can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import {
  checkNotRemoved,
  type DocumentRow,
  differencesAt,
  isPublic,
  resourceOf,
} from '../document-row'
import { checkLanguage } from '../language'
import { type NetworkText, networkText, readNetworkTexts } from './network-text'

/** The arguments that say whose differences of which page are meant. */
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

/** A page of the network and a location that may have it otherwise. */
export interface OverrideScene {
  readonly document: DocumentRow
  readonly location: { readonly id: number; readonly name: string }
}

interface SceneQuery {
  readonly principal: Principal | null
  readonly action: Action
}

/** How a transaction holds the document: a publish alone, saves at different locations beside each other. */
type Hold = 'update' | 'share'

/** The page and the location, if the principal may do the action there. With `hold` the document stays as it is until the end. */
export async function findScene(
  orm: Orm,
  { documentId, locationId, language }: Omit<OverrideTarget, 'language'> & { language?: string },
  { principal, action, hold }: SceneQuery & { readonly hold?: Hold },
): Promise<OverrideScene> {
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

/** Refuses what may not be done to pages at a location; to those who see nothing of it it is not there. */
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
 * The network's text in a language: what visitors see; of a page that they do not see its draft. `null` where the page has no text
 * there.
 */
export async function currentText(
  orm: Orm,
  document: DocumentRow,
  wanted: { readonly locationId: number; readonly language: string },
  state: 'PUBLISHED' | 'DRAFT' = isPublic(document) ? 'PUBLISHED' : 'DRAFT',
): Promise<NetworkText | null> {
  const texts = await readNetworkTexts(orm, document, state)
  return texts && networkText(texts, document, wanted)
}

/** The same where there has to be one that takes differences. */
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
