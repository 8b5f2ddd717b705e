import { redirect, useSearch } from '../app/navigation'
import type { Option } from './choice'

/** Filters of a list by query parameter. */
export type ListQuery<Name extends string> = Readonly<Record<Name, string>>

/** Returns the query of a list, stored in the address so that it is restored on going back. Unknown values become empty. */
export function useUrlQuery<Name extends string>(known: UrlParameters<Name>) {
  const search = useSearch()
  return { query: queryOf(search, known), changeQuery, setFilter, clearQuery }

  /** Changes parameters. Others are read from the current address, because typed text arrives later than choices. */
  function changeQuery(part: Partial<ListQuery<Name>>): void {
    const next = { ...queryOf(window.location.search, known), ...part }
    const entries = Object.entries<string>(next).filter(([, value]) => value !== '')
    const text = new URLSearchParams(entries).toString()
    redirect(`${window.location.pathname}${text === '' ? '' : `?${text}`}`)
  }

  function setFilter(name: Name, value: string): void {
    // One parameter of `known` with its value.
    changeQuery({ [name]: value } as Partial<ListQuery<Name>>)
  }

  function clearQuery(): void {
    redirect(window.location.pathname)
  }
}

/** Allowed values by parameter; `null` allows any text. */
export type UrlParameters<Name extends string> = Readonly<Record<Name, readonly string[] | null>>

export function valuesOf(options: readonly Option[]): readonly string[] {
  return options.map(([value]) => value)
}

/** Returns whether filters may hide rows of a list; a sort order doesn't. */
export function isNarrowed({ sort: _, ...filters }: Readonly<Record<string, string>>): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** Returns the text as one of the values; `undefined` for any other text. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined {
  return values.find((value) => value === text)
}

/** Returns whether a query parameter is a row's id. */
export function isId(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}

function queryOf<Name extends string>(search: string, known: UrlParameters<Name>): ListQuery<Name> {
  const given = new URLSearchParams(search)
  const entries = Object.entries<readonly string[] | null>(known).map(([name, values]) => {
    const value = given.get(name) ?? ''
    return [name, values === null || values.includes(value) ? value : '']
  })
  // Has an entry for each parameter of `known`.
  return Object.fromEntries(entries) as ListQuery<Name>
}
