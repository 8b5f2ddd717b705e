import { DEFAULT_LOCATION_ID } from '../../entities/place'
import type { LinkValue } from '../../fields'
import { withStoredIds } from './entry-ids'
import type { MenuPart } from './menu-changes'
import { isOtherLanguage } from './menu-languages'
import { asTexts } from './menu-texts'

interface Entry {
  readonly entryId?: string | undefined
  readonly part?: MenuPart | undefined
  readonly label: string
  readonly link: LinkValue | null
}

interface Menus<E extends Entry, F extends Entry> {
  readonly locationId: number
  readonly language: string
  readonly entries: readonly E[]
  readonly footer: readonly F[]
}

/** Adds to a navigation’s entries the ids by which locations and languages change them. */
export function withEntryIds<E extends Entry, F extends Entry>({
  locationId,
  language,
  entries,
  footer,
}: Menus<E, F>) {
  const place = isOtherLanguage(language) ? `${locationId}-${language}` : String(locationId)
  return {
    entries: withStoredIds(entries, `${place}-h`),
    footer: withStoredIds(footer, `${place}-f`),
  }
}

/** Returns the entries of the default language, of which those of other languages at a location can be texts. */
export function textTrees<E extends Entry, F extends Entry>(
  all: readonly Menus<E, F>[],
  locationId: number,
) {
  const trees = all
    .filter(({ language }) => !isOtherLanguage(language))
    .filter((each) => [DEFAULT_LOCATION_ID, locationId].includes(each.locationId))
    .map((each) => ({ ...withEntryIds(each), isOwn: each.locationId === locationId }))
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
  const trees = textTrees(all, navigation.locationId)
  return withEntryIds({
    ...navigation,
    entries: asTexts(navigation.entries, trees.entries),
    footer: asTexts(navigation.footer, trees.footer),
  })
}
