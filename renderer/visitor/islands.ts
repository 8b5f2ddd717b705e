import featuredCarousel from '../blocks/featured-carousel/featured-carousel.island'
import topNavigation from '../blocks/top-navigation/top-navigation.island'
import hoursNow from '../parts/hours/hours-now.island'
import tabs from '../parts/kit/tabs.island'

/**
 * Those of nearly every page, and of the pages that visitors come to first, are part of the script: as files each would cost a
 * request, whose headers weigh as much as the island.
 */
const common: Readonly<Record<string, Island>> = {
  'featured-carousel': featuredCarousel,
  'hours-now': hoursNow,
  tabs,
  'top-navigation': topNavigation,
}

/** Each of the others is a script of its own. */
const loaders = import.meta.glob<{ readonly default: Island }>([
  '../blocks/*/*.island.ts',
  '../parts/*/*.island.ts',
  '!**/{featured-carousel,hours-now,tabs,top-navigation}.island.ts',
])

/** Loads an island by the name of its block or part (`data-island`). What this script does not know stands still. */
export async function loadIsland(name: string): Promise<Island | undefined> {
  if (common[name]) return common[name]
  for (const path in loaders)
    if (path.endsWith(`/${name}.island.ts`)) return (await loaders[path]?.())?.default
  return undefined
}

/**
 * Makes the markup a view drew move, in the visitor's browser and on the canvas alike. Reads its state from the
 * markup, changes only attributes of elements the view drew, and returns how to stop.
 */
export type Island = (root: HTMLElement) => () => void
