import { and, eq } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import type { PageVersion } from '#schema/page/overrides/override'
import type { Orm } from '../../database/orm'
import { publishedContents, revisions } from '../../database/tables'
import { type DocumentRow, isPublic } from '../document-row'
import { type KeptVersion, keptItems, readKeptVersions } from '../publications/kept-versions'
import { isAt, readPublications } from '../publications/publications'
import {
  type PageHead,
  parseItems,
  type StoredItem,
  type TextsAtLocation,
  textsAt,
  versionOf,
} from '../publications/revision-items'

/** A text of the network's page, as a location shows it without differences. */
export interface NetworkText {
  readonly language: string
  readonly page: PageVersion
  /** The document version of the text. */
  readonly version: number
  /** A whole text of the location's own, shown instead. */
  readonly own: PageVersion | null
}

/** The texts of a document, and the values of the whole page. */
export interface NetworkTexts {
  readonly items: readonly StoredItem[]
  readonly head: PageHead
  versionOf(item: StoredItem): number
}

/** The state to read: the published content, the draft, or a saved version. */
type NetworkState = 'PUBLISHED' | 'DRAFT' | number

/** Reads all texts of a document in one state; `null` if there are none. */
export async function readNetworkTexts(
  orm: Orm,
  document: DocumentRow,
  state: NetworkState,
): Promise<NetworkTexts | null> {
  if (state === 'PUBLISHED') return publishedTexts(orm, document)
  const version = state === 'DRAFT' ? document.version : state
  const [revision] = await orm
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, document.id), eq(revisions.version, version)))
  if (!revision) return null
  return { items: parseItems(revision.items), head: revision, versionOf: () => version }
}

async function publishedTexts(orm: Orm, document: DocumentRow): Promise<NetworkTexts | null> {
  const { publishedVersion } = document
  if (publishedVersion === null) return null
  const [[contents], rows] = await Promise.all([
    orm
      .select({ items: publishedContents.items })
      .from(publishedContents)
      .where(eq(publishedContents.documentId, document.id)),
    readPublications(orm, document.id),
  ])
  if (!contents) return null
  return {
    items: parseItems(contents.items),
    head: {
      title: document.publishedTitle ?? document.title,
      description: document.publishedDescription ?? '',
      imageId: document.publishedImageId,
    },
    versionOf: (item) => rows.find((row) => isAt(row, item))?.version ?? publishedVersion,
  }
}

/** Reads the published texts as a location shows them, including earlier versions it keeps. */
export async function readShownTexts(
  orm: Orm,
  document: DocumentRow,
  locationId: number,
): Promise<NetworkTexts | null> {
  const [texts, kept] = await Promise.all([
    publishedTexts(orm, document),
    readKeptVersions(orm, [document.id], locationId),
  ])
  const own = kept.get(document.id)?.get(locationId)
  return texts && own ? { ...texts, head: own.head, items: keptItems(texts.items, own) } : texts
}

/** Reads the texts that a location's differences apply to: the network's current ones, or those that it keeps detached. */
export async function readBaseTexts(
  orm: Orm,
  document: DocumentRow,
  locationId: number,
): Promise<NetworkTexts | null> {
  const detached = await readDetachedTexts(orm, [document.id], locationId)
  return (
    detached.get(document.id)?.get(locationId) ??
    readNetworkTexts(orm, document, isPublic(document) ? 'PUBLISHED' : 'DRAFT')
  )
}

/** Reads the texts of detached pages, by document and location. */
export async function readDetachedTexts(
  orm: Orm,
  documentIds: readonly number[],
  locationId?: number,
): Promise<ReadonlyMap<number, ReadonlyMap<number, NetworkTexts>>> {
  const kept = await readKeptVersions(orm, documentIds, locationId)
  return new Map(
    [...kept].map(([id, byLocation]) => {
      const detached = [...byLocation].filter(([, { isDetached }]) => isDetached)
      return [id, new Map(detached.map(([place, version]) => [place, detachedTexts(version)]))]
    }),
  )
}

function detachedTexts({ state, head, items }: KeptVersion): NetworkTexts {
  return {
    ...{ head, items },
    versionOf: (item) => state.texts.find((text) => isAt(text, item))?.version ?? state.version,
  }
}

/** Returns the text shown at a location in a language; `null` if the network has none. */
export function networkText(
  { items, head, versionOf: versionOfItem }: NetworkTexts,
  document: Pick<DocumentRow, 'locationId'>,
  wanted: LocaleScope,
): NetworkText | null {
  const texts: TextsAtLocation = textsAt(items, { ...wanted, ownerId: document.locationId })
  // In a language that only the location has, there is no text to differ from.
  const network = texts.own && texts.own.language !== texts.network?.language ? null : texts.network
  if (!network) return null
  return {
    language: network.language,
    page: versionOf(network, head),
    version: versionOfItem(network),
    own: texts.own && versionOf(texts.own, head),
  }
}
