import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { gives, type PermissionKind } from '#schema/entities/permissions'
import type { Account, HeldAssignment } from '../api/answers'
import {
  AUDIT_PATH,
  CALENDAR_PATH,
  HOME_PATH,
  INBOX_PATH,
  LOCATIONS_PATH,
  MAIL_PATH,
  MEDIA_PATH,
  NAVIGATION_PATH,
  PAGES_PATH,
  PEOPLE_PATH,
  REDIRECTS_PATH,
  type Route,
  recordPath,
  SEARCH_PATH,
} from '../app/routes'

/** A screen as the main menu names it. */
interface ScreenEntry {
  readonly path: string
  readonly label: string
  /** The routes at which it is shown. */
  readonly routes: readonly Route['name'][]
  /** Whether the user has something to do there. */
  isFor(account: Account): boolean
}

/** The screens in the order of the main menu. */
export const screens: readonly ScreenEntry[] = [
  { path: HOME_PATH, label: 'Home', routes: ['home'], isFor: () => true },
  { path: PAGES_PATH, label: 'Pages', routes: ['pages', 'page'], isFor: () => true },
  {
    path: MEDIA_PATH,
    label: 'Media',
    routes: ['media'],
    isFor: (account) => contributesSomewhere(account, 'media'),
  },
  {
    path: recordPath('events'),
    label: 'Events & content',
    routes: ['records', 'record', 'topics'],
    isFor: () => true,
  },
  { path: CALENDAR_PATH, label: 'Calendar', routes: ['calendar'], isFor: seesSomething },
  {
    path: LOCATIONS_PATH,
    label: 'Locations',
    routes: ['locations', 'location'],
    isFor: (account) => contributesSomewhere(account, 'location'),
  },
  {
    path: NAVIGATION_PATH,
    label: 'Navigation',
    routes: ['navigation'],
    isFor: (account) => contributesSomewhere(account, 'navigation'),
  },
  {
    path: INBOX_PATH,
    label: 'Inbox',
    routes: ['inbox', 'message'],
    isFor: (account) => contributesSomewhere(account, 'message'),
  },
  {
    path: REDIRECTS_PATH,
    label: 'Redirects',
    routes: ['redirects'],
    isFor: (account) => managesSomething(account, 'redirect'),
  },
  { path: SEARCH_PATH, label: 'Search', routes: ['search'], isFor: managesNetwork },
  {
    path: AUDIT_PATH,
    label: 'Audit',
    routes: ['audit'],
    isFor: (account) => managesSomething(account),
  },
  {
    path: PEOPLE_PATH,
    label: 'People',
    routes: ['people'],
    isFor: (account) => managesSomething(account),
  },
  { path: MAIL_PATH, label: 'Mail', routes: ['mail'], isFor: managesNetwork },
]

/** Whether somebody adds something of a kind anywhere. */
export function contributesSomewhere({ assignments }: Account, kind?: PermissionKind): boolean {
  return assignments.some((held) => gives(held, 'CONTRIBUTE', { kind }))
}

/** Whether somebody sees the drafts of a location, or of all of them. */
export function seesSomething({ assignments }: Account): boolean {
  return assignments.length > 0
}

/** Whether somebody manages a location, or all of them; of a kind, or everything there. */
export function managesSomething({ assignments }: Account, kind?: PermissionKind): boolean {
  return assignments.some((held) => gives(held, 'MANAGE', { kind }))
}

/** Whether somebody manages the whole network. */
export function managesNetwork({ assignments }: Account): boolean {
  return assignments.some(({ level, locationId }) => level === 'MANAGE' && locationId === null)
}

/** Whether somebody writes drafts at this location, and may add pictures to it; of a kind, or of everything. */
export function contributesTo(
  { assignments }: Account,
  id: number | null,
  kind?: PermissionKind,
): boolean {
  return assignments.filter(isAt(id)).some((held) => gives(held, 'CONTRIBUTE', { kind }))
}

/** The location somebody works for: the first they were given, and that of head office for who works for all of them. */
export function homeLocation({ assignments }: Account): number {
  const own = assignments.find((held) => isWork(held) && held.locationId !== null)
  return own?.locationId ?? DEFAULT_LOCATION_ID
}

/** The one location somebody works for; `null` for who works for several, for all of them or for none. */
export function onlyLocation({ assignments }: Account): number | null {
  const places = new Set(assignments.filter(isWork).map(({ locationId }) => locationId))
  const [only = null] = places
  return places.size === 1 ? only : null
}

/** The address of a screen: who works for one location finds its pages first, not those of the whole network. */
export function screenPath({ path }: ScreenEntry, account: Account): string {
  const only = onlyLocation(account)
  return path === PAGES_PATH && only !== null ? `${path}?locationId=${only}` : path
}

/** Whether somebody manages this location; of a kind, or everything there. */
export function managesLocation(
  { assignments }: Account,
  id: number | null,
  kind?: PermissionKind,
): boolean {
  return assignments.filter(isAt(id)).some((held) => gives(held, 'MANAGE', { kind }))
}

function isAt(id: number | null) {
  return ({ locationId }: HeldAssignment): boolean => locationId === null || locationId === id
}

/** More than looking. */
function isWork({ level, permissions }: HeldAssignment): boolean {
  return level !== 'VIEW' || permissions != null
}
