import {
  Blocks,
  CalendarDays,
  CalendarRange,
  CircleQuestionMark,
  Component,
  CornerUpRight,
  Files,
  FileText,
  Footprints,
  GitCompareArrows,
  House,
  Image,
  Images,
  Import,
  Inbox,
  ListTree,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Newspaper,
  Package,
  Quote,
  ScrollText,
  Share2,
  Tags,
  TextCursorInput,
  TextSearch,
  UsersRound,
} from 'lucide-react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import { DEFAULT_LOCATION_SITE } from '#schema/records/editor-path'
import type { RecordCollection } from '#schema/records/record'
import type { Account } from '../api/answers'
import {
  AUDIT_PATH,
  CALENDAR_PATH,
  DIFFERENCES_PATH,
  HOME_PATH,
  IMPORT_PATH,
  INBOX_PATH,
  INTEGRATIONS_PATH,
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
import { onlyLocation } from '../screens/places-of-work'
import {
  contributesSomewhere,
  managesNetwork,
  managesSomething,
  seesSomething,
} from '../screens/screens'

/** A screen in the navigation. */
export interface NavigationEntry {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  /** Returns whether a route and its query are this screen, or one below it. */
  isAt(route: Route, search: string): boolean
  /** Returns whether the screen is useful for the user. */
  isFor(account: Account): boolean
  /** Query parameter for the location filter; absent if the screen has none. */
  readonly place?: PlaceParameter
}

interface PlaceParameter {
  readonly name: 'location' | 'locationId'
  readonly by: 'id' | 'slug'
  /** True if content of the default location is shown on all sites and belongs to the network. */
  readonly isShared?: boolean
  /** Value for the default location's own site, if its id means the network. */
  readonly defaultSite?: string
}

export interface NavigationGroup {
  /** Empty for screens outside groups. */
  readonly label: string
  readonly entries: readonly NavigationEntry[]
}

/** The location, or the network, that the user works on. */
export interface NavigationPlace {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** The network as a separate place; its content is stored with the default location. */
export const NETWORK_PLACE: NavigationPlace = { id: 0, slug: '', name: t('Network') }

const BY_ID: PlaceParameter = { name: 'location', by: 'id' }
const SHARED: PlaceParameter = { ...BY_ID, isShared: true }
const MENU_OF: PlaceParameter = { ...SHARED, defaultSite: DEFAULT_LOCATION_SITE }
const PAGES_OF: PlaceParameter = { ...SHARED, name: 'locationId' }

/** Returns the groups with screens for this user. */
export function navigationFor(account: Account): readonly NavigationGroup[] {
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter((one) => one.isFor(account)) }))
    .filter(({ entries }) => entries.length > 0)
}

/**
 * Returns the address of a screen, filtered by a location; for users of a single location, the page list is always filtered by
 * it.
 */
export function addressOf(
  { path, place: parameter }: NavigationEntry,
  account: Account,
  place: Pick<NavigationPlace, 'id' | 'slug'> | null,
): string {
  const and = path.includes('?') ? '&' : '?'
  if (place?.id === NETWORK_PLACE.id)
    return parameter?.isShared && parameter.by === 'id'
      ? `${path}${and}${parameter.name}=${DEFAULT_LOCATION_ID}`
      : path
  if (parameter && place)
    return `${path}${and}${parameter.name}=${encodeURIComponent(placeValue(parameter, place))}`
  const only = onlyLocation(account)
  return path === PAGES_PATH && only !== null ? `${path}?locationId=${only}` : path
}

/** Returns the id or slug that stands for a location in a screen's URL. */
export function placeValue(
  { by, defaultSite }: PlaceParameter,
  place: Pick<NavigationPlace, 'id' | 'slug'>,
): string {
  const isDefault = place.id === DEFAULT_LOCATION_ID
  return isDefault && defaultSite !== undefined ? defaultSite : String(place[by])
}

/** Icons of kinds of records by the path of their list; a kind without an entry gets the list icon. */
const KIND_ICONS: Readonly<Record<string, LucideIcon>> = {
  announcements: Megaphone,
  events: CalendarDays,
  articles: Newspaper,
  galleries: Images,
  faqs: CircleQuestionMark,
  activities: Footprints,
  wisdom: Quote,
  social: Share2,
  topics: Tags,
  kits: Package,
}

const groups: readonly NavigationGroup[] = [
  { label: '', entries: [screenAt(HOME_PATH, t('Home'), House, ['home'])] },
  {
    label: t('Content'),
    entries: [
      {
        ...screenAt(PAGES_PATH, t('Pages'), FileText, ['pages', 'page']),
        isAt: ({ name }, search) =>
          name === 'page' || (name === 'pages' && !listsSharedBlocks(search)),
        place: PAGES_OF,
      },
      {
        ...screenAt(`${PAGES_PATH}?type=SHARED`, t('Shared blocks'), Component, []),
        isAt: ({ name }, search) => name === 'pages' && listsSharedBlocks(search),
        place: PAGES_OF,
      },
      {
        ...screenAt(DIFFERENCES_PATH, t('Differences'), GitCompareArrows, ['differences']),
        isFor: seesSomething,
        place: BY_ID,
      },
      ...kindEntries(),
      {
        ...screenAt(MEDIA_PATH, t('Media'), Image, ['media']),
        isFor: (account) => contributesSomewhere(account, 'media'),
        place: SHARED,
      },
    ],
  },
  {
    label: t('Site'),
    entries: [
      {
        ...screenAt(LOCATIONS_PATH, t('Locations'), MapPin, ['locations', 'location']),
        isFor: (account) => contributesSomewhere(account, 'location'),
      },
      {
        ...screenAt(NAVIGATION_PATH, t('Navigation'), ListTree, ['navigation']),
        isFor: (account) => contributesSomewhere(account, 'navigation'),
        place: MENU_OF,
      },
      {
        ...screenAt(CALENDAR_PATH, t('Calendar'), CalendarRange, ['calendar']),
        isFor: seesSomething,
        place: BY_ID,
      },
      {
        ...screenAt(REDIRECTS_PATH, t('Redirects'), CornerUpRight, ['redirects']),
        isFor: (account) => managesSomething(account, 'redirect'),
        place: SHARED,
      },
      {
        ...screenAt(IMPORT_PATH, t('Import'), Import, ['import']),
        isFor: (account) => contributesSomewhere(account, 'event'),
      },
      {
        ...screenAt(recordPath('replace'), t('Find and replace'), TextCursorInput, []),
        isAt: (route) => route.name === 'records' && route.list === 'replace',
        isFor: (account) => contributesSomewhere(account),
      },
      { ...screenAt(SEARCH_PATH, t('Site search'), TextSearch, ['search']), isFor: managesNetwork },
    ],
  },
  {
    label: '',
    entries: [
      {
        ...screenAt(PEOPLE_PATH, t('People'), UsersRound, ['people']),
        isFor: (account) => managesSomething(account),
        place: BY_ID,
      },
      {
        ...screenAt(INBOX_PATH, t('Inbox'), Inbox, ['inbox', 'message']),
        isFor: (account) => contributesSomewhere(account, 'message'),
        place: BY_ID,
      },
    ],
  },
  {
    label: t('Settings'),
    entries: [
      { ...screenAt(MAIL_PATH, t('Emails'), Mail, ['mail']), isFor: managesNetwork },
      {
        ...screenAt(INTEGRATIONS_PATH, t('Integrations'), Blocks, ['integrations']),
        isFor: managesNetwork,
      },
      {
        ...screenAt(AUDIT_PATH, t('Audit'), ScrollText, ['audit']),
        isFor: (account) => managesSomething(account),
      },
    ],
  },
]

function screenAt(
  path: string,
  label: string,
  icon: LucideIcon,
  names: readonly Route['name'][],
): NavigationEntry {
  return { path, label, icon, isAt: ({ name }) => names.includes(name), isFor: () => true }
}

/** Returns whether the page list is filtered by shared blocks. */
function listsSharedBlocks(search: string): boolean {
  return new URLSearchParams(search).get('type') === 'SHARED'
}

function kindEntries(): readonly NavigationEntry[] {
  return [...recordDefinitions.values()]
    .flatMap(({ collection, owner }) => (collection ? [{ ...collection, owner }] : []))
    .sort((a, b) => a.rank - b.rank)
    .map(({ path, label, owner }: RecordCollection & { readonly owner: string }) => ({
      path: recordPath(path),
      label,
      icon: KIND_ICONS[path] ?? Files,
      isAt: (route) =>
        route.name === path ||
        ((route.name === 'records' || route.name === 'record') && route.list === path) ||
        (path === 'kits' && route.name === 'records' && route.list === 'kit-progress'),
      // Users without permission have no use for head office's kits.
      isFor: path === 'kits' ? managesNetwork : () => true,
      ...(owner === 'location' && { place: { name: 'location', by: 'slug' } as const }),
    }))
}
