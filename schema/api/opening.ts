import { z } from 'zod/mini'
import { mediaItem } from '../entities/media'
import { pageAddress } from '../entities/page-address'

/** The response to one operation. */
const openingAnswer = z.object({
  operation: z.string(),
  variables: z.record(z.string(), z.unknown()),
  data: z.record(z.string(), z.unknown()),
})
export type OpeningAnswer = Readonly<z.infer<typeof openingAnswer>>

/** The data of the first blocks of a page and its layout, besides their fields (`renderer/page/preload-blocks.ts`). */
const preloadedBlocks = z.object({
  documentId: z.number(),
  language: z.string(),
  /** The time of loading, ISO 8601 in UTC, and the date at the page's location. */
  now: z.string(),
  today: z.string(),
  /** The result of each block's `load` by block id; `null` for a block that only references records. */
  page: z.record(z.string(), z.unknown()),
  layout: z.record(z.string(), z.unknown()),
  /** All records that these blocks reference. */
  media: z.readonly(z.array(mediaItem)),
  pages: z.readonly(z.array(pageAddress)),
})
export type PreloadedBlocks = Readonly<z.infer<typeof preloadedBlocks>>

/**
 * Data embedded in the editor’s HTML: the first GraphQL answers and the data of the page’s blocks, so that the page shows
 * without another request. Anything else is fetched from /graphql.
 */
export const opening = z.object({
  answers: z.readonly(z.array(openingAnswer)),
  blocks: z.nullable(preloadedBlocks),
})
export type Opening = Readonly<z.infer<typeof opening>>

/** Locations per request. */
export const LOCATIONS_PAGE_SIZE = 100

/** Returns a key of an operation that doesn't depend on the order of its variables. */
export function questionKey({
  operation,
  variables,
}: Pick<OpeningAnswer, 'operation' | 'variables'>): string {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  return JSON.stringify([operation, given.sort(([a], [b]) => (a < b ? -1 : 1))])
}
