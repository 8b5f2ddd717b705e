import { slugFromTitle } from '#schema/fields/slug'
import type { PageContext } from '#schema/site/page-context'
import { queryText, sitePath } from '../links/site-href'

/** The last page of a list that is served; only crawlers ask for more. */
const LAST_PAGE = 500

/** Returns the number of the list's page in the address; 1 for anything invalid. */
export function pageNumber({ query }: Pick<PageContext, 'query'>): number {
  const text = query.page ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) return 1
  return Math.min(Number(text), LAST_PAGE)
}

/** Returns the option that a parameter of the address names by slug; `null` for no filter. */
export function chosenOption<Option extends string>(
  options: readonly Option[],
  value: string | undefined,
): Option | null {
  return options.find((option) => slugFromTitle(option) === value) ?? null
}

/**
 * Returns the address of this page with changed parameters, at the block that reads them. Other parameters are kept; `null`
 * removes one, and changing a filter returns to the first page.
 */
export function queryHref(
  page: Pick<PageContext, 'siteRoot' | 'path' | 'query'>,
  changes: Readonly<Record<string, string | null>>,
  blockId: string,
): string {
  // Sorted, so that each view has a single address.
  const parameters = Object.entries({ ...page.query, page: null, ...changes }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
  return `${sitePath(page, page.path)}${queryText(parameters)}#${encodeURIComponent(blockId)}`
}

/** Returns the range to request from a source: one more than is shown, to detect a next page. */
export function partOf(page: Pick<PageContext, 'query'>, size: number) {
  const number = pageNumber(page)
  return { first: size + 1, skip: (number - 1) * size }
}

/** Returns the known number of pages of a list, from the result of `partOf`. */
export function pageCountOf(
  found: readonly unknown[],
  page: Pick<PageContext, 'query'>,
  size: number,
): number {
  const { number, items, hasNext } = shownPart(found, page, size)
  if (items.length > 0) return hasNext ? number + 1 : number
  // An empty list has one page, which says so; otherwise this page is beyond the end of the list.
  return Math.max(1, number - 1)
}

/** Returns the values by which `chosenOption` recognises the options. */
export function optionValues(options: readonly string[]): readonly string[] {
  return options.map((option) => slugFromTitle(option))
}

/** Returns the shown part of the items requested with `partOf`. */
export function shownPart<Item>(
  found: readonly Item[],
  page: Pick<PageContext, 'query'>,
  size: number,
): ListPart<Item> {
  const number = pageNumber(page)
  return { items: found.slice(0, size), number, hasNext: found.length > size && number < LAST_PAGE }
}

/** One page of a list. */
export interface ListPart<Item> {
  readonly items: readonly Item[]
  /** Starts at 1. */
  readonly number: number
  readonly hasNext: boolean
}
