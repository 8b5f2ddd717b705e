import { and, inArray, ne } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PageVersion } from '#schema/page/overrides/override'
import { compareOverride, networkValue } from '#schema/page/overrides/rebase-override'
import { resolveDifferences } from '#schema/page/overrides/resolve-page'
import type { Orm } from '../../database/orm'
import { documents } from '../../database/tables'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { type DocumentRow, differencesAt, isPublic } from '../document-row'
import { type NetworkTexts, networkText, readNetworkTexts } from '../overrides/network-text'
import { keptItems } from '../publications/kept-versions'
import { isAt } from '../publications/publications'
import {
  NO_OVERRIDES,
  type OverridesAtLocation,
  overridesIn,
  readAllPublishedOverrides,
} from '../publications/published-overrides'
import { isPublicPage } from '../publications/published-revision'
import { isMainText, isMeant, type TextsOfPage } from '../texts-of-page'
import { type OpenLocation, openLocations } from './rollout-rows'

/** The effect of a change of a network page at a location. */
export type ImpactState = 'CONFLICT' | 'DETACHED' | 'FOLLOWS' | 'KEEPS' | 'LOCKED' | 'NOT_ALLOWED'

/** `LocationImpact` in schema/api. */
export interface LocationImpact {
  readonly locationId: number
  readonly name: string
  readonly slug: string
  readonly state: ImpactState
  /** True if publishing changes what visitors of the location see. */
  readonly isChanged: boolean
  /** True if the location shows the version before an earlier change. */
  readonly isKept: boolean
  readonly differenceCount: number
}

/** The published texts, the texts to be published, and each location’s overrides of the page. */
interface ImpactScene {
  readonly document: DocumentRow
  /** `null` if the page isn’t published yet. */
  readonly before: NetworkTexts | null
  readonly after: NetworkTexts
  readonly overrides: ReadonlyMap<number, OverridesAtLocation>
}

/** Reads the state before and after these texts of the draft are published; all texts if none are named. */
export async function readImpactScene(
  orm: Orm,
  document: DocumentRow,
  part: TextsOfPage = {},
): Promise<ImpactScene | null> {
  const [before, draft, overrides] = await Promise.all([
    isPublic(document) ? readNetworkTexts(orm, document, 'PUBLISHED') : null,
    readNetworkTexts(orm, document, 'DRAFT'),
    readAllPublishedOverrides(orm, [document.id]),
  ])
  const after = draft && publishedWith(document, { before, draft, part })
  return after && { document, before, after, overrides: overrides.get(document.id) ?? new Map() }
}

/**
 * Returns the published state after some texts of the draft are published and all others stay (same rules as `published` in
 * publish.ts).
 */
function publishedWith(
  document: DocumentRow,
  {
    before,
    draft,
    part,
  }: Pick<ImpactScene, 'before'> & {
    readonly draft: NetworkTexts
    readonly part: TextsOfPage
  },
): NetworkTexts {
  const isPart = isMeant(document, part)
  const items = draft.items.filter(isPart)
  if (!before || items.length === draft.items.length) return { ...draft, items }
  const isPage = items.some(isMainText(document)) || !draft.items.some(isMainText(document))
  const others = before.items.filter((item) => !items.some((each) => isAt(each, item)))
  return { ...draft, head: isPage ? draft.head : before.head, items: [...others, ...items] }
}

/** Reads the effect of publishing a page’s draft at each open location, ordered by id. */
export async function readImpact(
  orm: Orm,
  scene: ImpactScene,
  principal: Principal,
): Promise<readonly LocationImpact[]> {
  const { document } = scene
  const [places, own] = await Promise.all([openLocations(orm), locationsWithOwnPage(orm, document)])
  const changesAt = sharedChanges(scene)
  return places.map((place) =>
    impactAt(scene, place, { principal, hasOwn: own.has(place.id), changesAt }),
  )
}

/** Returns a function that compares the page at a location. Locations that only follow have the same changes, compared once. */
function sharedChanges(scene: ImpactScene) {
  const items = [...scene.after.items, ...(scene.before?.items ?? [])]
  const languages = [...new Set(items.map(languageOf))]
  const withText = new Set(items.map(({ locationId }) => locationId))
  const compare = (locationId: number) =>
    languages.map((language) => changeAt(scene, locationId, language))
  let following: readonly ChangeAtLocation[] | null = null
  return (locationId: number): readonly ChangeAtLocation[] => {
    const isAlone = locationId === DEFAULT_LOCATION_ID || withText.has(locationId)
    if (isAlone || scene.overrides.has(locationId)) return compare(locationId)
    following ??= compare(locationId)
    return following
  }
}

/** Finds the locations that have their own page at the address and therefore don’t show the network’s. */
async function locationsWithOwnPage(
  orm: Orm,
  { id, publishedUrl, externalUrl }: DocumentRow,
): Promise<ReadonlySet<number>> {
  const paths = [publishedUrl, externalUrl].filter((path) => path !== null)
  if (paths.length === 0) return new Set()
  const rows = await orm
    .select({ locationId: documents.locationId })
    .from(documents)
    .where(and(isPublicPage, ne(documents.id, id), inArray(documents.publishedUrl, paths)))
  return new Set(rows.map(({ locationId }) => locationId))
}

interface ImpactAtOptions {
  readonly principal: Principal
  readonly hasOwn: boolean
  changesAt(locationId: number): readonly ChangeAtLocation[]
}

function impactAt(
  scene: ImpactScene,
  { id, name, slug }: OpenLocation,
  { principal, hasOwn, changesAt }: ImpactAtOptions,
): LocationImpact {
  const overrides = scene.overrides.get(id) ?? NO_OVERRIDES
  const changes = hasOwn ? [] : changesAt(id)
  const isChanged = changes.some((change) => change.isChanged)
  return {
    ...{ locationId: id, name, slug, isChanged },
    isKept: overrides.kept?.isDetached === false,
    state: overrides.kept?.isDetached
      ? 'DETACHED'
      : stateOf(changes, can(principal, 'publish', differencesAt({ locationId: id }))),
    differenceCount: overrides.all.reduce(
      (sum, { override }) => sum + override.differences.length,
      0,
    ),
  }
}

function languageOf({ language }: { readonly language: string }): string {
  return language
}

function stateOf(changes: readonly ChangeAtLocation[], isAllowed: boolean): ImpactState {
  if (!isAllowed) return 'NOT_ALLOWED'
  if (changes.some(({ isLocked }) => isLocked)) return 'LOCKED'
  if (changes.some(({ isConflict }) => isConflict)) return 'CONFLICT'
  return changes.some(({ isChanged }) => isChanged) ? 'FOLLOWS' : 'KEEPS'
}

/** A page at a location in one language, before and after a change. */
interface ChangeAtLocation {
  readonly before: PageVersion | null
  readonly after: PageVersion | null
  readonly isChanged: boolean
  /** The network changes something that the location has changed too. */
  readonly isConflict: boolean
  /** The network locks something that the location has changed: the location’s own version is no longer shown. */
  readonly isLocked: boolean
}

export function changeAt(
  { document, before, after, overrides }: ImpactScene,
  locationId: number,
  language: string,
): ChangeAtLocation {
  const own = overrides.get(locationId) ?? NO_OVERRIDES
  const { kept } = own
  const shown =
    before && kept ? { ...before, head: kept.head, items: keptItems(before.items, kept) } : before
  const wanted = { locationId, language }
  const from = shown && networkText(shown, document, wanted)
  const to = networkText((kept?.isDetached && shown) || after, document, wanted)
  const differences = overridesIn(own, to?.language ?? language)
  const resolve = (page: PageVersion) => resolveDifferences(page, ...differences)
  const [earlier, later] = [from && resolve(from.page), to && resolve(to.page)]
  const result = {
    before: from?.own ?? earlier?.page ?? null,
    after: to?.own ?? later?.page ?? null,
  }
  const isChanged = !isSamePage(result.before, result.after)
  const isOwn = to?.own != null
  if (!to || !later || isOwn || differences.every((each) => each.differences.length === 0))
    return { ...result, isChanged, isConflict: false, isLocked: false }
  const wasLocked = lockedCount(earlier?.orphaned)
  return {
    ...{ ...result, isChanged },
    isLocked: lockedCount(later.orphaned) > wasLocked,
    isConflict: differences.some((override) =>
      compareOverride(override, to.page).conflicts.some(
        ({ difference }) =>
          !from ||
          JSON.stringify(networkValue(from.page, difference)) !==
            JSON.stringify(networkValue(to.page, difference)),
      ),
    ),
  }
}

function lockedCount(orphaned: readonly { readonly obstacle: string }[] = []): number {
  return orphaned.filter(({ obstacle }) => obstacle === 'LOCKED').length
}

function isSamePage(one: PageVersion | null, other: PageVersion | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.imageId === other.imageId &&
    (one.content === other.content || JSON.stringify(one.content) === JSON.stringify(other.content))
  )
}
