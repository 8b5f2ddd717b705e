import type { AnyBlock, Registry, Surface } from '#schema/block/block'
import { isOutlet, layoutRegistry } from '#schema/page/page-outlet'

/**
 * Block definitions bundled with the page editor: the most common blocks, those around every page, containers, and those that an
 * empty page suggests. All others are in a separate chunk, as are those that need a record declaration.
 */
const bundledModules = import.meta.glob<AnyBlock>(
  '../../renderer/blocks/{text,media,hero,card-list,columns,section,hours-card,video,top-navigation,section-navigation,footer,getting-here,featured-carousel}/*.block.ts',
  { eager: true, import: 'default' },
)
const bundledBlocks: Registry = new Map(
  Object.values(bundledModules).map((block) => [block.name, block]),
)

const ofPages = new Map(bundledBlocks)
const ofLayouts = new Map(layoutRegistry(bundledBlocks))
let whole: Promise<void> | null = null

/**
 * Loads all block definitions into every registry. Code that offers blocks, or accepts blocks from elsewhere, must wait for it,
 * so that no block counts as unknown only because its definition isn't loaded.
 */
export function wholeLibrary(): Promise<void> {
  whole ??= fetchWhole().catch((error: unknown) => {
    // After a lost connection it is loaded again.
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

/** Keeps the library's order. */
function fill(registry: Map<string, AnyBlock>, all: Registry): void {
  registry.clear()
  for (const [name, block] of all) registry.set(name, block)
}

/** Returns the registry for a page type: it has at least the named blocks, and later all. */
export async function registryWith(surface: Surface, names: Iterable<string>): Promise<Registry> {
  const registry = surface === 'layout' ? ofLayouts : ofPages
  // The placeholder for the page in a layout is not a block.
  const isMissing = (name: string) => !registry.has(name) && !isOutlet({ name })
  if ([...names].some(isMissing)) await wholeLibrary()
  return registry
}

/** Loads a part of the editor together with all block definitions, which it needs to offer or accept any block. */
export async function withLibrary<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  const [part] = await Promise.all([load, wholeLibrary()])
  return part
}
