import { slugFromTitle } from '#schema/fields/slug'
import type { PageContext } from '#schema/site/page-context'
import { queryText, sitePath } from '../links/site-href'

/** The last page of a list that is looked up; beyond it nobody reads on, and only machines ask. */
const LAST_PAGE = 500

/** The number of the list's page that the address asks for; 1 for anything that is no such number. */
export function pageNumber({ query }: Pick<PageContext, 'query'>): number {
  const text = query.page ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) return 1
  return Math.min(Number(text), LAST_PAGE)
}

/** The option that a parameter of the address names, by the slug of its words; `null` for no filter. */
export function chosenOption<Option extends string>(
  options: readonly Option[],
  value: string | undefined,
): Option | null {
  return options.find((option) => slugFromTitle(option) === value) ?? null
}

/**
 * The address of this page with other parameters, at the block that reads them. The others stay;
 * one that is `null` goes, and a list with another filter begins at its first page.
 */
export function queryHref(
  page: Pick<PageContext, 'siteRoot' | 'path' | 'query'>,
  changes: Readonly<Record<string, string | null>>,
  blockId: string,
): string {
  // One order, so that one view has one address.
  const parameters = Object.entries({ ...page.query, page: null, ...changes }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
  return `${sitePath(page, page.path)}${queryText(parameters)}#${encodeURIComponent(blockId)}`
}

/** What to ask a source for: one more than is shown, which tells whether there is a next page. */
export function partOf(page: Pick<PageContext, 'query'>, size: number) {
  const number = pageNumber(page)
  return { first: size + 1, skip: (number - 1) * size }
}

/** How many pages a list has, as far as the one tells that was asked for by `partOf`. */
export function pageCountOf(
  found: readonly unknown[],
  page: Pick<PageContext, 'query'>,
  size: number,
): number {
  const { number, items, hasNext } = shownPart(found, page, size)
  if (items.length > 0) return hasNext ? number + 1 : number
  // An empty list has one page, which says so; this one stands beyond the end of a longer list.
  return Math.max(1, number - 1)
}

/** The values by which `chosenOption` knows the options. */
export function optionValues(options: readonly string[]): readonly string[] {
  return options.map((option) => slugFromTitle(option))
}

/** What was asked for by `partOf`, as it is shown. */
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
  /** From 1. */
  readonly number: number
  readonly hasNext: boolean
}
