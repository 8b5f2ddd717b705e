import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Account } from '../api/answers'
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
  { path: MEDIA_PATH, label: 'Media', routes: ['media'], isFor: contributesSomewhere },
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
    isFor: contributesSomewhere,
  },
  {
    path: NAVIGATION_PATH,
    label: 'Navigation',
    routes: ['navigation'],
    isFor: contributesSomewhere,
  },
  {
    path: INBOX_PATH,
    label: 'Inbox',
    routes: ['inbox', 'message'],
    isFor: managesSomething,
  },
  { path: REDIRECTS_PATH, label: 'Redirects', routes: ['redirects'], isFor: managesSomething },
  { path: AUDIT_PATH, label: 'Audit', routes: ['audit'], isFor: managesSomething },
  { path: PEOPLE_PATH, label: 'People', routes: ['people'], isFor: managesSomething },
  { path: MAIL_PATH, label: 'Mail', routes: ['mail'], isFor: managesNetwork },
]

/** Whether somebody may add pictures anywhere. */
export function contributesSomewhere({ assignments }: Account): boolean {
  return assignments.some(({ level }) => level !== 'VIEW')
}

/** Whether somebody sees the drafts of a location, or of all of them. */
export function seesSomething({ assignments }: Account): boolean {
  return assignments.length > 0
}

/** Whether somebody manages a location, or all of them. */
export function managesSomething({ assignments }: Account): boolean {
  return assignments.some(({ level }) => level === 'MANAGE')
}

/** Whether somebody manages the whole network. */
export function managesNetwork({ assignments }: Account): boolean {
  return assignments.some(({ level, locationId }) => level === 'MANAGE' && locationId === null)
}

/** Whether somebody writes drafts at this location, and may add pictures to it. */
export function contributesTo({ assignments }: Account, id: number | null): boolean {
  return assignments.some(
    ({ level, locationId }) => level !== 'VIEW' && (locationId === null || locationId === id),
  )
}

/** The location somebody works for: the first they were given, and that of head office for who works for all of them. */
export function homeLocation({ assignments }: Account): number {
  const own = assignments.find(({ level, locationId }) => level !== 'VIEW' && locationId !== null)
  return own?.locationId ?? DEFAULT_LOCATION_ID
}

/** The one location somebody works for; `null` for who works for several, for all of them or for none. */
export function onlyLocation({ assignments }: Account): number | null {
  const places = new Set(
    assignments.filter(({ level }) => level !== 'VIEW').map(({ locationId }) => locationId),
  )
  const [only = null] = places
  return places.size === 1 ? only : null
}

/** The address of a screen: who works for one location finds its pages first, not those of the whole network. */
export function screenPath({ path }: ScreenEntry, account: Account): string {
  const only = onlyLocation(account)
  return path === PAGES_PATH && only !== null ? `${path}?locationId=${only}` : path
}

/** Whether somebody manages this location. */
export function managesLocation({ assignments }: Account, id: number | null): boolean {
  return assignments.some(
    ({ level, locationId }) => level === 'MANAGE' && (locationId === null || locationId === id),
  )
}
