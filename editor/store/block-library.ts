import type { AnyBlock, Registry, Surface } from '#schema/block/block'
import { isOutlet, layoutRegistry } from '#schema/page/page-outlet'

/**
 * The declarations that come with the page's editor: of what pages are made of most, what stands around every page, what
 * groups other blocks, and what an empty page suggests. The others are a file of their own, and so are those that need the
 * declaration of a record.
 */
const first = import.meta.glob<AnyBlock>(
  '../../renderer/blocks/{text,media,hero,card-list,columns,section,hours-card,video,top-navigation,section-navigation,footer,getting-here,featured-carousel}/*.block.ts',
  { eager: true, import: 'default' },
)
const atFirst: Registry = new Map(Object.values(first).map((block) => [block.name, block]))

const ofPages = new Map(atFirst)
const ofLayouts = new Map(layoutRegistry(atFirst))
let whole: Promise<void> | null = null

/**
 * Fetches the declarations of all blocks; every registry knows them once it resolves. Who offers blocks, or takes in blocks that
 * are not on the page, waits for it: a block must never count as unknown because its declaration has not come yet.
 */
export function wholeLibrary(): Promise<void> {
  whole ??= fetchWhole().catch((error: unknown) => {
    // After a lost connection it is asked for again.
    whole = null
    throw error
  })
  return whole
}

async function fetchWhole(): Promise<void> {
  const { definitions } = await import('#renderer/registry/definitions')
  fill(ofPages, definitions)
  fill(ofLayouts, layoutRegistry(definitions))
}

/** In the library's own order. */
function fill(registry: Map<string, AnyBlock>, all: Registry): void {
  registry.clear()
  for (const [name, block] of all) registry.set(name, block)
}

/** What is known of blocks on a kind of page: at least of those named, in the end of all. */
export async function registryWith(surface: Surface, names: Iterable<string>): Promise<Registry> {
  const registry = surface === 'layout' ? ofLayouts : ofPages
  // Where a page stands in the layout around it is no block.
  const isMissing = (name: string) => !registry.has(name) && !isOutlet({ name })
  if ([...names].some(isMissing)) await wholeLibrary()
  return registry
}

/** A part of the editor that offers or takes in any block comes together with what is known of all. */
export async function withLibrary<Part>(load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, wholeLibrary()])
  return part
}
