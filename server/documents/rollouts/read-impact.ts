import { and, inArray, ne } from 'drizzle-orm'
import type { ChangeEffect } from '#schema/page/overrides/network-change'
import type { Orm } from '../../database/orm'
import { documents } from '../../database/tables'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { type DocumentRow, differencesAt, isPublic } from '../document-row'
import { type NetworkTexts, readNetworkTexts } from '../overrides/network-text'
import { isAt } from '../publications/publications'
import { NO_OVERRIDES, readAllPublishedOverrides } from '../publications/published-overrides'
import { isPublicPage } from '../publications/published-revision'
import { isMainText, isMeant, type TextsOfPage } from '../texts-of-page'
import { type ImpactContext, locationChanges } from './location-changes'
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

/** Reads the state before and after these texts of the draft are published; all texts if none are named. */
export async function readImpactContext(
  orm: Orm,
  document: DocumentRow,
  part: TextsOfPage = {},
): Promise<ImpactContext | null> {
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
  }: Pick<ImpactContext, 'before'> & {
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
  context: ImpactContext,
  principal: Principal,
): Promise<readonly LocationImpact[]> {
  const { document } = context
  const [places, own] = await Promise.all([openLocations(orm), locationsWithOwnPage(orm, document)])
  const languages = [
    ...new Set([...context.after.items, ...(context.before?.items ?? [])].map(languageOf)),
  ]
  const { effectAt } = locationChanges(context)
  return places.map((place) =>
    impactAt(context, place, {
      principal,
      effects: own.has(place.id)
        ? []
        : languages.map((language) => effectAt({ locationId: place.id, language })),
    }),
  )
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
  /** One for each language; none where another page is shown. */
  readonly effects: readonly ChangeEffect[]
}

function impactAt(
  context: ImpactContext,
  { id, name, slug }: OpenLocation,
  { principal, effects }: ImpactAtOptions,
): LocationImpact {
  const overrides = context.overrides.get(id) ?? NO_OVERRIDES
  const isChanged = effects.some((effect) => effect.isChanged)
  return {
    ...{ locationId: id, name, slug, isChanged },
    isKept: overrides.kept?.isDetached === false,
    state: overrides.kept?.isDetached
      ? 'DETACHED'
      : stateOf(effects, can(principal, 'publish', differencesAt({ locationId: id }))),
    differenceCount: overrides.all.reduce(
      (sum, { override }) => sum + override.differences.length,
      0,
    ),
  }
}

function languageOf({ language }: { readonly language: string }): string {
  return language
}

function stateOf(effects: readonly ChangeEffect[], isAllowed: boolean): ImpactState {
  if (!isAllowed) return 'NOT_ALLOWED'
  if (effects.some(({ isLocked }) => isLocked)) return 'LOCKED'
  if (effects.some(({ isConflict }) => isConflict)) return 'CONFLICT'
  return effects.some(({ isChanged }) => isChanged) ? 'FOLLOWS' : 'KEEPS'
}
