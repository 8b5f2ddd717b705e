import featuredCarousel from '../blocks/featured-carousel/featured-carousel.island'
import topNavigation from '../blocks/top-navigation/top-navigation.island'
import hoursNow from '../parts/hours/hours-now.island'
import tabs from '../parts/kit/tabs.island'

/**
 * Islands of nearly every page, and of the pages visitors reach first, are bundled: as separate files each would cost a request,
 * whose headers are as large as the island.
 */
const common: Readonly<Record<string, Island>> = {
  'featured-carousel': featuredCarousel,
  'hours-now': hoursNow,
  tabs,
  'top-navigation': topNavigation,
}

/** All other islands are separate scripts. */
const loaders = import.meta.glob<{ readonly default: Island }>([
  '../blocks/*/*.island.ts',
  '../parts/*/*.island.ts',
  '!**/{featured-carousel,hours-now,tabs,top-navigation}.island.ts',
])

/** Loads an island by the name of its block or part (`data-island`). An unknown name returns `undefined` and is ignored. */
export async function loadIsland(name: string): Promise<Island | undefined> {
  if (common[name]) return common[name]
  for (const path in loaders)
    if (path.endsWith(`/${name}.island.ts`)) return (await loaders[path]?.())?.default
  return undefined
}

/**
 * Makes rendered markup interactive, in the visitor's browser and on the canvas. An island reads its state from the markup,
 * changes only attributes of elements the view rendered, and returns a function that stops it.
 */
export type Island = (root: HTMLElement) => () => void
