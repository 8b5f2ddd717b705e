import type { PeopleQueryVariables } from '../api/operations/generated'
import type { Option } from '../screens/choice'
import type { ListQuery } from '../screens/use-query'

/** How many people are asked for at once. */
export const PEOPLE_AT_ONCE = 25

export const statuses: readonly Option[] = [
  ['', 'Any status'],
  ['ACTIVE', 'Active'],
  ['INVITED', 'Invited'],
  ['DEACTIVATED', 'Deactivated'],
]
export const sorts: readonly Option[] = [
  ['', 'Name'],
  ['email', 'Email'],
  ['signed-in', 'Signed in last'],
  ['newest', 'Added last'],
]

/** What the list of people is narrowed to, by its names in the address. */
export const KNOWN = {
  text: null,
  location: null,
  level: ['VIEW', 'CONTRIBUTE', 'MANAGE'],
  status: ['ACTIVE', 'INVITED', 'DEACTIVATED'],
  sort: ['email', 'signed-in', 'newest'],
} as const

const SORTED: Readonly<Record<string, Pick<PeopleQueryVariables, 'sortBy' | 'sort'>>> = {
  '': { sortBy: 'NAME', sort: 'asc' },
  email: { sortBy: 'EMAIL', sort: 'asc' },
  'signed-in': { sortBy: 'LAST_SIGNED_IN', sort: 'desc' },
  newest: { sortBy: 'CREATED_AT', sort: 'desc' },
}

/** The list as the server is asked for it. */
export function peopleVariables(
  { text, location, level, status, sort }: ListQuery<keyof typeof KNOWN>,
  after: string | null,
): PeopleQueryVariables {
  return {
    ...SORTED[sort],
    ...(text.trim() !== '' && { search: text.trim() }),
    ...(/^\d{1,9}$/.test(location) && { locationId: location }),
    // `KNOWN` has seen to it that they are values of the schema.
    ...(level !== '' && { level: level as NonNullable<PeopleQueryVariables['level']> }),
    ...(status !== '' && { status: status as NonNullable<PeopleQueryVariables['status']> }),
    first: PEOPLE_AT_ONCE,
    after,
  }
}
