import { DEFAULT_LANGUAGE } from '../../entities/place'
import type { LinkValue } from '../../fields'
import { withStoredIds } from './entry-ids'
import type { MenuPart } from './menu-changes'
import { isOtherLanguage } from './menu-languages'
import { asTexts } from './menu-texts'
import { navigationKey, networkMenuKeys } from './navigation-key'

interface Entry {
  readonly entryId?: string | undefined
  readonly part?: MenuPart | undefined
  readonly label: string
  readonly link: LinkValue | null
}

interface Menus<E extends Entry, F extends Entry> {
  readonly locationId: number
  readonly language: string
  /** True for the default location's own differences of the network's navigation. */
  readonly onlyHere?: boolean
  readonly entries: readonly E[]
  readonly footer: readonly F[]
}

type NavigationPlace = Pick<Menus<Entry, Entry>, 'locationId' | 'onlyHere'>

/** Adds to a navigation’s entries the ids by which locations and languages change them. */
export function withEntryIds<E extends Entry, F extends Entry>({
  locationId,
  language,
  onlyHere,
  entries,
  footer,
}: Menus<E, F>) {
  const site = onlyHere ? `${locationId}-here` : String(locationId)
  const place = isOtherLanguage(language) ? `${site}-${language}` : site
  return {
    entries: withStoredIds(entries, `${place}-h`),
    footer: withStoredIds(footer, `${place}-f`),
  }
}

/** Returns the keys of the navigations whose entries those of another language can be texts of: the network's, and last the place's own. */
export function treeKeys({ locationId, onlyHere }: NavigationPlace): readonly string[] {
  return [
    ...new Set([
      ...networkMenuKeys(DEFAULT_LANGUAGE),
      navigationKey(locationId, DEFAULT_LANGUAGE, onlyHere),
    ]),
  ]
}

/** Returns the entries of the default language, of which those of other languages at a location can be texts. */
export function textTrees<E extends Entry, F extends Entry>(
  all: readonly Menus<E, F>[],
  place: NavigationPlace,
) {
  const keys = treeKeys(place)
  const trees = all
    .map((each) => ({ each, key: navigationKey(each.locationId, each.language, each.onlyHere) }))
    .filter(({ key }) => keys.includes(key))
    .map(({ each, key }) => ({ ...withEntryIds(each), isOwn: key === keys.at(-1) }))
  const own = trees.filter(({ isOwn }) => isOwn)
  return {
    entries: {
      all: trees.flatMap(({ entries }) => entries),
      own: own.flatMap(({ entries }) => entries),
    },
    footer: {
      all: trees.flatMap(({ footer }) => footer),
      own: own.flatMap(({ footer }) => footer),
    },
  }
}

/** Says which entries of an imported navigation are texts of the tree of the default language. */
export function withTextsOfTree<E extends Entry, F extends Entry>(
  navigation: Menus<E, F>,
  all: readonly Menus<E, F>[],
) {
  if (!isOtherLanguage(navigation.language)) return withEntryIds(navigation)
  const trees = textTrees(all, navigation)
  return withEntryIds({
    ...navigation,
    entries: asTexts(navigation.entries, trees.entries),
    footer: asTexts(navigation.footer, trees.footer),
  })
}
