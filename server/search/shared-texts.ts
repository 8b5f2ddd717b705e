import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { bestOf } from '#schema/entities/place'
import type { PageContent } from '#schema/page/content'
import type { PageVersion } from '#schema/page/overrides/override'
import { withSharedBlocks } from '#schema/page/overrides/with-shared-blocks'
import { sharedBlock, sharedIdsIn } from '#schema/page/shared-block'
import type { Orm } from '../database/orm'
import { documents, publishedContents } from '../database/tables'
import { keptItems } from '../documents/publications/kept-versions'
import {
  type OverridesAtLocation,
  readAllPublishedOverrides,
  resolvedPage,
} from '../documents/publications/published-overrides'
import { isPublishedContent } from '../documents/publications/published-revision'
import {
  parseContent,
  parseItems,
  type StoredItem,
  versionOf,
} from '../documents/publications/revision-items'

interface Page {
  readonly items: string
  readonly overrides: ReadonlyMap<number, OverridesAtLocation> | undefined
}

/** The shared blocks used by pages. */
export interface SharedTexts {
  /** Returns a page’s content with its shared blocks expanded as a location shows them. */
  shownIn(
    content: PageContent,
    place: { readonly locationId: number; readonly language: string },
  ): PageContent
  /** Returns the locations with overrides of a page’s shared blocks. */
  differingFor(items: readonly StoredItem[]): readonly number[]
}

const NONE: SharedTexts = { shownIn: (content) => content, differingFor: () => [] }

/** Reads the shared blocks of pages with two statements; none if the pages have no shared blocks. */
export async function readSharedTexts(orm: Orm, pages: readonly Page[]): Promise<SharedTexts> {
  const ids = idsIn(pages)
  if (ids.length === 0) return NONE
  const [rows, overrides] = await Promise.all([
    orm
      .select({ document: documents, items: publishedContents.items })
      .from(documents)
      .innerJoin(publishedContents, isPublishedContent)
      .where(
        and(
          inArray(documents.id, ids),
          eq(documents.type, 'SHARED'),
          eq(documents.recordStatus, 'ACTIVE'),
          isNotNull(documents.publishedVersion),
        ),
      ),
    readAllPublishedOverrides(orm, ids),
  ])
  const known = new Map(rows.map((row) => [row.document.id, row]))
  return {
    shownIn: (content, place) =>
      withSharedBlocks(
        content,
        (id) => textOf(known.get(id), overrides.get(id)?.get(place.locationId), place),
        (name) => definitions.get(name)?.fields,
      ),
    differingFor(items) {
      const named = items.flatMap(({ content }) =>
        content?.includes(`"${sharedBlock.name}"`) ? sharedIdsIn(parseContent(content)) : [],
      )
      return [...new Set(named.flatMap((id) => [...(overrides.get(id)?.keys() ?? [])]))]
    },
  }
}

function textOf(
  row: { readonly document: typeof documents.$inferSelect; readonly items: string } | undefined,
  own: OverridesAtLocation | undefined,
  place: { readonly locationId: number; readonly language: string },
): PageVersion | null {
  if (!row) return null
  const all = parseItems(row.items)
  const items = own?.kept ? keptItems(all, own.kept) : all
  const item = bestOf(items, place) ?? items[0]
  if (!item) return null
  const { publishedTitle, title } = row.document
  const head = { title: publishedTitle ?? title, description: '', imageId: null }
  const network = versionOf(item, own?.kept?.head ?? head)
  return own ? resolvedPage(network, own, item.language).page : network
}

function idsIn(pages: readonly Page[]): number[] {
  const name = `"${sharedBlock.name}"`
  const named = pages.flatMap(({ items, overrides }) => [
    // Content is JSON within JSON, so its quotation marks are escaped.
    ...(items.includes(sharedBlock.name)
      ? parseItems(items).flatMap(({ content }) =>
          content?.includes(name) ? sharedIdsIn(parseContent(content)) : [],
        )
      : []),
    ...[...(overrides?.values() ?? [])].flatMap(({ all }) =>
      all.flatMap(({ override }) =>
        override.differences.flatMap((difference) =>
          difference.kind === 'added' ? sharedIdsIn({ format: 1, blocks: [difference.added] }) : [],
        ),
      ),
    ),
  ])
  return [...new Set(named)]
}
