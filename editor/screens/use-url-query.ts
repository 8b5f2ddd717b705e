import { redirect, useSearch } from '../app/navigation'
import type { Option } from './choice'

/** What a list is narrowed to, by the names in the address. */
export type ListQuery<Name extends string> = Readonly<Record<Name, string>>

/** The query of a list, stored in the address so that going back finds it again. Unknown values are empty. */
export function useUrlQuery<Name extends string>(known: KnownValues<Name>) {
  const search = useSearch()
  return { query: queryOf(search, known), changeQuery, setFilter, clearQuery }

  /** The others are read from the address at that moment: what is typed arrives a little later than what is chosen. */
  function changeQuery(part: Partial<ListQuery<Name>>): void {
    const next = { ...queryOf(window.location.search, known), ...part }
    const entries = Object.entries<string>(next).filter(([, value]) => value !== '')
    const text = new URLSearchParams(entries).toString()
    redirect(`${window.location.pathname}${text === '' ? '' : `?${text}`}`)
  }

  function setFilter(name: Name, value: string): void {
    // One name of `known`, with its value.
    changeQuery({ [name]: value } as Partial<ListQuery<Name>>)
  }

  function clearQuery(): void {
    redirect(window.location.pathname)
  }
}

/** For each name the values it may have; `null` for any text. */
export type KnownValues<Name extends string> = Readonly<Record<Name, readonly string[] | null>>

export function valuesOf(options: readonly Option[]): readonly string[] {
  return options.map(([value]) => value)
}

/** Whether a list may lack rows because of its query: an order leaves none out. */
export function isNarrowed({ sort: _, ...filters }: Readonly<Record<string, string>>): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** The value that a text of the address or of a control is; `undefined` for any other text. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined {
  return values.find((value) => value === text)
}

/** Whether a text of the address is the id of a row. */
export function isId(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}

function queryOf<Name extends string>(search: string, known: KnownValues<Name>): ListQuery<Name> {
  const given = new URLSearchParams(search)
  const entries = Object.entries<readonly string[] | null>(known).map(([name, values]) => {
    const value = given.get(name) ?? ''
    return [name, values === null || values.includes(value) ? value : '']
  })
  // An entry for each name of `known`.
  return Object.fromEntries(entries) as ListQuery<Name>
}
