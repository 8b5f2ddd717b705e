import type { LocaleScope } from '#schema/entities/place'
import {
  type ChangeEffect,
  NO_EFFECT,
  networkChange,
  type TwoVersions,
} from '#schema/page/overrides/network-change'
import { isSamePage } from '#schema/page/overrides/same-page'
import type { DocumentRow } from '../document-row'
import { type NetworkText, type NetworkTexts, networkText } from '../overrides/network-text'
import { type KeptVersion, keptItems } from '../publications/kept-versions'
import {
  NO_OVERRIDES,
  type OverridesAtLocation,
  overridesIn,
} from '../publications/published-overrides'

/** The published texts, the texts to be published, and each location’s overrides of the page. */
export interface ImpactContext {
  readonly document: DocumentRow
  /** `null` if the page isn’t published yet. */
  readonly before: NetworkTexts | null
  readonly after: NetworkTexts
  readonly overrides: ReadonlyMap<number, OverridesAtLocation>
}

/** A location and a language. */
type TextPlace = LocaleScope & { readonly locationId: number }

interface LocationChanges {
  /** Returns the effect on the page at a location, in a language. */
  effectAt(place: TextPlace): ChangeEffect
  /** Returns the page at a location, in a language. */
  pagesAt(place: TextPlace): TwoVersions
}

/** Compares a page at locations before and after the change. Those that show the same texts of the network share the comparison. */
export function locationChanges(context: ImpactContext): LocationChanges {
  const items = [...context.after.items, ...(context.before?.items ?? [])]
  const withText = new Set(items.map(({ locationId }) => locationId))
  const known = new Map<KeptVersion | null, Map<string, TextChange>>()
  return {
    effectAt(place) {
      const { from, to, change, overrides } = changeAt(place)
      if (!from?.own && !to?.own) return change().effectOn(overrides)
      const { before, after } = ownPages(place)
      // Differences don’t apply to a whole text of the location’s own.
      const effect = to?.own ? NO_EFFECT : change().effectOn(overrides)
      return { ...effect, isChanged: !isSamePage(before, after) }
    },
    pagesAt: ownPages,
  }

  function ownPages(place: TextPlace): TwoVersions {
    const { from, to, change, overrides } = changeAt(place)
    const pages = from?.own && to?.own ? null : change().pagesWith(overrides)
    return {
      before: from?.own ?? pages?.before ?? null,
      after: to?.own ?? pages?.after ?? null,
    }
  }

  function changeAt(place: TextPlace) {
    const own = context.overrides.get(place.locationId) ?? NO_OVERRIDES
    const change = textChange(own.kept, place)
    return { ...change, overrides: overridesIn(own, change.to?.language ?? place.language) }
  }

  function textChange(kept: KeptVersion | null, place: TextPlace): TextChange {
    const { locationId, language } = place
    const isAlone =
      withText.has(locationId) || kept?.items.some((item) => item.locationId === locationId)
    if (isAlone) return compareTexts(context, kept, place)
    const byLanguage = known.get(kept) ?? new Map<string, TextChange>()
    const change = byLanguage.get(language) ?? compareTexts(context, kept, place)
    known.set(kept, byLanguage.set(language, change))
    return change
  }
}

/** The network’s text in a language, before and after the change. */
interface TextChange {
  readonly from: NetworkText | null
  readonly to: NetworkText | null
  readonly change: () => ReturnType<typeof networkChange>
}

function compareTexts(
  { document, before, after }: ImpactContext,
  kept: KeptVersion | null,
  place: TextPlace,
): TextChange {
  const shown =
    before && kept ? { ...before, head: kept.head, items: keptItems(before.items, kept) } : before
  const from = shown && networkText(shown, document, place)
  const to = networkText((kept?.isDetached && shown) || after, document, place)
  let change: ReturnType<typeof networkChange> | null = null
  return {
    ...{ from, to },
    change() {
      change ??= networkChange(from?.page ?? null, to?.page ?? null)
      return change
    },
  }
}
