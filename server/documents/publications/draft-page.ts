import { and, eq } from 'drizzle-orm'
import { bestOf } from '#schema/entities/place'
import type { PageVersion } from '#schema/page/overrides/override'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import {
  documents,
  locations,
  pageOverrides,
  publishedContents,
  revisions,
} from '../../database/tables'
import { readKeptVersions } from './kept-versions'
import type { FoundPage } from './published-page'
import {
  descriptionOf,
  type PageHead,
  pageTextOf,
  parseItems,
  type StoredItem,
  textsAt,
  versionOf,
} from './revision-items'

/** One saved version of a page, as shown in previews. */
interface DraftPage extends FoundPage {
  /** The time visitors last got another version; `null` if none is public. */
  readonly visitorsSince: Date | null
  readonly savedAt: Date
  /** The time zone of the location it is shown at. */
  readonly timeZone: string
  /** The page's own location, or the one whose version is shown. */
  readonly shownAt: number
}

interface DraftQuery {
  readonly documentId: number
  /**
   * The location whose version of a network page is shown, with the newest draft of its differences; `null` for the page's own.
   */
  readonly locationId?: number | null
  readonly version: number | 'NEWEST'
  readonly language: string
}

/** Returns a page in one saved version. The caller must have checked permission. */
export async function draftPage(
  { database }: Pick<App, 'database'>,
  wanted: DraftQuery,
): Promise<DraftPage | null> {
  const { documentId, version, language } = wanted
  const [row] = await database.orm
    .select({ document: documents, revision: revisions, timeZone: locations.timeZone })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .innerJoin(
      revisions,
      and(
        eq(revisions.documentId, documents.id),
        eq(revisions.version, version === 'NEWEST' ? documents.version : version),
      ),
    )
    .where(eq(documents.id, documentId))
  if (!row || row.document.recordStatus === 'DELETED') return null
  const own = ownDraft(row, language)
  const { locationId = null } = wanted
  return locationId === null
    ? own
    : draftAt(database.orm, row.document, { own, locationId, language })
}

interface DraftRow {
  readonly document: typeof documents.$inferSelect
  readonly revision: typeof revisions.$inferSelect
  readonly timeZone: string
}

function ownDraft({ document, revision, timeZone }: DraftRow, language: string): DraftPage {
  const { locationId } = document
  const item = bestOf(parseItems(revision.items), { locationId, language })
  return {
    ...pageTextOf(item, revision.title, language),
    languages: [item?.language ?? language],
    documentId: document.id,
    version: revision.version,
    ownerId: locationId,
    description: descriptionOf(item, revision.description),
    imageId: item?.imageId ?? revision.imageId,
    isLent: false,
    isListed: revision.visibility === 'PUBLIC',
    path: revision.externalUrl ?? '/',
    publishedAt: null,
    visitorsSince: document.publishedAt,
    savedAt: revision.savedAt,
    timeZone,
    shownAt: locationId,
  }
}

interface DraftAtLocation {
  /** The network's draft, shown if nothing of the page is public. */
  readonly own: DraftPage
  readonly locationId: number
  readonly language: string
}

/** Returns a page with a location's draft, based on the network's published content. */
async function draftAt(
  orm: Orm,
  document: DraftRow['document'],
  { own, locationId, language }: DraftAtLocation,
): Promise<DraftPage | null> {
  const [[location], rows, [contents], kept] = await Promise.all([
    orm
      .select({ timeZone: locations.timeZone })
      .from(locations)
      .where(eq(locations.id, locationId)),
    orm
      .select()
      .from(pageOverrides)
      .where(
        and(eq(pageOverrides.documentId, document.id), eq(pageOverrides.locationId, locationId)),
      ),
    orm.select().from(publishedContents).where(eq(publishedContents.documentId, document.id)),
    readKeptVersions(orm, [document.id], locationId),
  ])
  const ownVersion = kept.get(document.id)?.get(locationId)
  if (!location) return null
  const base = ownVersion?.isDetached ? ownVersion : contents && publishedBase(document, contents)
  const network = base
    ? publishedDraft(document, base, { own, locationId, language })
    : { ...own, isWhole: false }
  const drafts = ['', network.language].flatMap((each) =>
    rows.flatMap((row) => (row.language === each ? row.draft : [])),
  )
  const times = rows.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? [])
  const page = network.isWhole ? network : resolvePage(network, ...drafts)
  return {
    ...own,
    ...{ title: page.title, description: page.description, imageId: page.imageId },
    ...{ content: page.content, language: network.language, languages: [network.language] },
    visitorsSince: times.length > 0 ? new Date(Math.max(...times)) : null,
    savedAt: new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()))),
    ...{ timeZone: location.timeZone, shownAt: locationId },
  }
}

/** The texts that a location's differences apply to. */
interface BaseTexts {
  readonly head: PageHead
  readonly items: readonly StoredItem[]
}

function publishedBase(
  document: DraftRow['document'],
  { items }: { readonly items: string },
): BaseTexts {
  const head = {
    title: document.publishedTitle ?? document.title,
    description: document.publishedDescription ?? '',
    imageId: document.publishedImageId,
  }
  return { head, items: parseItems(items) }
}

/** Returns the text that visitors of a location see without differences. */
function publishedDraft(
  document: DraftRow['document'],
  { head, items }: BaseTexts,
  { own, locationId, language }: DraftAtLocation,
): PageVersion & { readonly language: string; readonly isWhole: boolean } {
  const texts = textsAt(items, { ownerId: document.locationId, locationId, language })
  const item = texts.own ?? texts.network
  if (!item) return { ...own, isWhole: false }
  return { ...versionOf(item, head), language: item.language, isWhole: texts.own !== null }
}
