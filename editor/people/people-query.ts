import { t } from '#schema/messages/t'
import type { PeopleQueryVariables } from '../api/operations/generated'
import type { Option } from '../screens/choice'
import { isId, type ListQuery, oneOf, valuesOf } from '../screens/use-url-query'
import { levels } from './level-labels'
import { roleKinds } from './role-labels'

/** People fetched per request. */
export const PAGE_SIZE = 25

export const levelOptions: readonly Option[] = [
  ['', t('Any level')],
  ...levels.map(({ level, label }) => [level, label] as const),
]
export const statuses: readonly Option[] = [
  ['', t('Any status')],
  ['ACTIVE', t('Active')],
  ['INVITED', t('Invited')],
  ['DEACTIVATED', t('Deactivated')],
]
export const SORT_OPTIONS: readonly Option[] = [
  ['', t('Name')],
  ['email', t('Email')],
  ['signed-in', t('Latest sign-in first')],
  ['newest', t('Newest first')],
]

const LEVELS = levels.map(({ level }) => level)
const STATUSES = ['ACTIVE', 'INVITED', 'DEACTIVATED'] as const

export const kindOptions: readonly Option[] = [
  ['', t('Any kind')],
  ...roleKinds.map(({ kind, label }) => [kind, label] as const),
]
export const roleSorts: readonly Option[] = [
  ['', t('Name')],
  ['holders', t('Most people')],
]

/** Filters of the people list by query parameter. */
export const URL_PARAMETERS = {
  text: null,
  location: null,
  level: valuesOf(levelOptions),
  status: valuesOf(statuses),
  sort: valuesOf(SORT_OPTIONS),
  // Filters of the role list below.
  roleText: null,
  roleKind: valuesOf(kindOptions),
  roleSort: valuesOf(roleSorts),
} as const

/** Filters of the role list. */
export type RoleQuery = Pick<
  ListQuery<keyof typeof URL_PARAMETERS>,
  'roleText' | 'roleKind' | 'roleSort'
>

const SORTED: Readonly<Record<string, Pick<PeopleQueryVariables, 'sortBy' | 'sort'>>> = {
  '': { sortBy: 'NAME', sort: 'asc' },
  email: { sortBy: 'EMAIL', sort: 'asc' },
  'signed-in': { sortBy: 'LAST_SIGNED_IN', sort: 'desc' },
  newest: { sortBy: 'CREATED_AT', sort: 'desc' },
}

/** Converts the filters to the server's query. */
export function peopleVariables({
  text,
  location,
  level,
  status,
  sort,
}: ListQuery<keyof typeof URL_PARAMETERS>): PeopleQueryVariables {
  const knownLevel = oneOf(LEVELS, level)
  const knownStatus = oneOf(STATUSES, status)
  return {
    ...SORTED[sort],
    ...(text.trim() !== '' && { search: text.trim() }),
    ...(isId(location) && { locationId: location }),
    ...(knownLevel && { level: knownLevel }),
    ...(knownStatus && { status: knownStatus }),
    first: PAGE_SIZE,
  }
}
