import { redirect, useSearch } from '../app/navigation'

/** What a list is narrowed to, by the names that stand in the address. */
export type ListQuery<Name extends string> = Readonly<Record<Name, string>>

/** The query of a list, stored in the address so that going back finds it again. Values that are not known are empty. */
export function useQuery<Name extends string>(known: KnownValues<Name>) {
  const search = useSearch()
  return { query: queryOf(search, known), changeQuery }

  /** The others are read from the address at that moment: what is typed arrives a little later than what is chosen. */
  function changeQuery(part: Partial<ListQuery<Name>>): void {
    const next = { ...queryOf(window.location.search, known), ...part }
    const entries = Object.entries<string>(next).filter(([, value]) => value !== '')
    const text = new URLSearchParams(entries).toString()
    redirect(`${window.location.pathname}${text === '' ? '' : `?${text}`}`)
  }
}

/** For each name the values it may have; `null` for any text. */
export type KnownValues<Name extends string> = Readonly<Record<Name, readonly string[] | null>>

function queryOf<Name extends string>(search: string, known: KnownValues<Name>): ListQuery<Name> {
  const given = new URLSearchParams(search)
  const entries = Object.entries<readonly string[] | null>(known).map(([name, values]) => {
    const value = given.get(name) ?? ''
    return [name, values === null || values.includes(value) ? value : '']
  })
  // An entry for each name of `known`.
  return Object.fromEntries(entries) as ListQuery<Name>
}
