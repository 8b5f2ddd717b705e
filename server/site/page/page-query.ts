import type { BlockInputs } from '#renderer/page/load-page'
import type { Registry } from '#schema/block/block'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'

/** Query parameters, with one value each. */
export type PageQuery = Readonly<Record<string, string>>

/** The parameters that a page reads, with their valid values; `null` if any value is valid. */
export type PageParameters = ReadonlyMap<string, ReadonlySet<string> | null>

export const NO_QUERY: PageQuery = {}
export const NO_PARAMETERS: PageParameters = new Map()

/** Query parameter of paginated lists. */
export const PAGE = 'page'
/** Last page of a list that is shown; only bots request further ones. */
const LAST_PAGE = 500

/** Maximum length of a value, in characters. */
const MAX_VALUE_LENGTH = 100

/**
 * Parses the parameters that a page reads. Others (`utm_source`) and invalid values are ignored, so that they don’t create new
 * pages. The first value counts, without surrounding spaces and invisible characters. Returns `null` if a page number is invalid,
 * because that page doesn’t exist.
 */
export function readQuery(search: string, reads: PageParameters): PageQuery | null {
  if (search === '' || reads.size === 0) return NO_QUERY
  const parameters = new URLSearchParams(search)
  const query: Record<string, string> = {}
  for (const [name, values] of reads) {
    const value = plainValue(parameters.get(name) ?? '')
    if (value === '') continue
    if (name === PAGE && !isPageNumber(value)) return null
    // The first page of a list has no parameter.
    if (name === PAGE ? value !== '1' : (values?.has(value) ?? true)) query[name] = value
  }
  return query
}

/** Returns the query string with sorted parameters: `?category=spiritual&page=2`, or an empty string. */
export function queryString(query: PageQuery): string {
  const names = Object.keys(query).sort()
  if (names.length === 0) return ''
  return `?${new URLSearchParams(names.map((name) => [name, query[name] ?? '']))}`
}

/** Returns whether the values are unlimited in number, so that the rendered page serves only one visitor. */
export function isEndless(query: PageQuery, reads: PageParameters): boolean {
  return Object.keys(query).some((name) => name !== PAGE && reads.get(name) === null)
}

function isPageNumber(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value) && Number(value) <= LAST_PAGE
}

function plainValue(value: string): string {
  const text = value.replace(/\p{Cc}+/gu, ' ').trim()
  // Cuts by code points, so that no surrogate pair is split.
  return text.length <= MAX_VALUE_LENGTH
    ? text
    : [...text].slice(0, MAX_VALUE_LENGTH).join('').trim()
}

/** Returns the query parameters that a page’s blocks read, if their values are valid for one of them. */
export function parametersOf(
  { blocks }: PageContent,
  registry: Registry,
  inputs: ReadonlyMap<string, BlockInputs>,
): PageParameters {
  const parameters = new Map<string, Set<string> | null>()
  for (const { id, name } of visibleBlocks(blocks)) {
    const definition = registry.get(name)
    const ready = inputs.get(id)
    if (!definition || (ready && definition.readsQueryWhen?.(ready.props) === false)) continue
    const known = ready ? (definition.queryValues?.(ready.data) ?? {}) : {}
    for (const parameter of definition.readsQuery) {
      const before = parameters.get(parameter)
      const values = known[parameter]
      parameters.set(
        parameter,
        values && before !== null ? new Set([...(before ?? []), ...values]) : null,
      )
    }
  }
  return parameters
}

/** Returns the number of pages of a page’s longest list; `null` if it has no paginated block. */
export function pageCountOf(
  { blocks }: PageContent,
  registry: Registry,
  {
    inputs,
    context,
  }: { readonly inputs: ReadonlyMap<string, BlockInputs>; readonly context: PageContext },
): number | null {
  let longest: number | null = null
  for (const { id, name } of visibleBlocks(blocks)) {
    const ready = inputs.get(id)
    const pages = ready && registry.get(name)?.pageCount?.(ready.data, context)
    if (pages !== undefined) longest = Math.max(longest ?? 1, pages)
  }
  return longest
}
