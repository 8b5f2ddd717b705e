import type { MediaItem } from '../entities/media'
import type { PageAddress } from './content-source'

/**
 * What comes with the editor's HTML when a page is opened at its address: the answers to what the editor would ask first, and
 * what the blocks of the page show, as data, so that showing the page waits for no request of its own. Whatever is not among
 * them is asked for at /graphql.
 */
export interface Opening {
  readonly answers: readonly OpeningAnswer[]
  readonly blocks: PreloadedBlocks | null
}

/** What the first blocks of a page, and of the layout around it, show besides their fields (`renderer/page/preload-blocks.ts`). */
export interface PreloadedBlocks {
  readonly documentId: number
  readonly language: string
  /** When they were loaded, ISO 8601 in UTC, and which day that is at the location of the page. */
  readonly now: string
  readonly today: string
  /** What `load` of each block answered, by the block's id; `null` for a block that only points at records. */
  readonly page: Readonly<Record<string, unknown>>
  readonly layout: Readonly<Record<string, unknown>>
  /** Everything these blocks point at. */
  readonly media: readonly MediaItem[]
  readonly pages: readonly PageAddress[]
}

/** The id of the script element that holds the answers. */
export const OPENING_ELEMENT = 'opening'

/** How many locations are asked for at once. */
export const LOCATIONS_AT_ONCE = 100

/** The operations the editor opens a page with, by the names they have in its documents. */
export const openingOperations = [
  'Me',
  'Document',
  'LocationNames',
  'SiteLayout',
  'Location',
] as const
export type OpeningOperation = (typeof openingOperations)[number]

/** The answer to one operation. */
export interface OpeningAnswer {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
}

/** What tells one question from another, whatever the order of its variables. */
export function questionKey({
  operation,
  variables,
}: Pick<OpeningAnswer, 'operation' | 'variables'>): string {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  return JSON.stringify([operation, given.sort(([a], [b]) => (a < b ? -1 : 1))])
}
