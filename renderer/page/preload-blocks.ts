import type { ContentSource, PageAddress } from '#schema/api/content-source'
import type { PreloadedBlocks } from '#schema/api/opening'
import type { AnyBlock, Registry } from '#schema/block/block'
import type { MediaItem } from '#schema/entities/media'
import { type LocaleScope, placeOf } from '#schema/entities/place'
import { allBlocks, type PageContent, type StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'
import type { BlockInputs } from './load-page'
import { inWordsOf, localisedSource } from './localised-source'
import { references, referencesOf } from './references'

/** Maximum number of blocks preloaded, from the top of the page. */
export const MAX_PRELOADED_BLOCKS = 60
/** Maximum total length of the preloaded data, in characters of JSON, because the page waits for it. */
const MAX_PRELOADED_CHARACTERS = 60_000

/** A page and its layout. */
interface PageInLayout {
  readonly page: PageContent | null
  readonly layout: PageContent | null
}

/**
 * Preloads the data of a page's blocks besides their fields, to be sent to the editor with the page: first the layout, then the
 * page from the top. Blocks beyond the limits, and those that fail, are left out; the editor loads them itself.
 */
export async function preloadBlocks(
  contents: PageInLayout,
  { registry, source, page }: PreloadContext,
): Promise<Pick<PreloadedBlocks, 'page' | 'layout' | 'media' | 'pages'>> {
  const local = localisedSource(source, placeOf(page))
  const blocks = (['layout', 'page'] as const).flatMap((part) =>
    dependentBlocks(contents[part], registry).map((block) => ({ part, ...block })),
  )
  const loaded = await Promise.allSettled(
    blocks.slice(0, MAX_PRELOADED_BLOCKS).map(async ({ part, block, definition, props }) => {
      const ids = referencesOf(definition, props)
      const [data = null, media, pages] = await Promise.all([
        definition.load?.(local, props, page),
        ids.media.length > 0 ? source.media(ids.media) : [],
        ids.pages.length > 0 ? source.pages({ ids: ids.pages }) : [],
      ])
      return { part, id: block.id, data, media, pages }
    }),
  )
  const found: Record<'page' | 'layout', Record<string, unknown>> = { page: {}, layout: {} }
  const media = new Map<number, MediaItem>()
  const pages = new Map<number, PageAddress>()
  let length = 0
  for (const result of loaded) {
    if (result.status === 'rejected') continue
    const { part, id, ...shown } = result.value
    length += JSON.stringify(shown).length
    if (length > MAX_PRELOADED_CHARACTERS) break
    found[part][id] = shown.data
    for (const item of shown.media) media.set(item.id, item)
    for (const address of shown.pages) pages.set(address.id, address)
  }
  return { ...found, media: [...media.values()], pages: [...pages.values()] }
}

interface PreloadContext {
  readonly registry: Registry
  readonly source: ContentSource
  readonly page: PageContext
}

/** Returns the preloaded inputs by `inputsKey`, as `loadBlock` would return them; empty if nothing was preloaded. */
export function preloadedInputs(
  preloaded: PreloadedBlocks | null,
  contents: PageInLayout,
  { registry, place }: { readonly registry: Registry; readonly place: LocaleScope },
): ReadonlyMap<string, BlockInputs> {
  const inputs = new Map<string, BlockInputs>()
  if (!preloaded) return inputs
  const refs = references(inWordsOf(preloaded.media, place), preloaded.pages)
  for (const part of ['layout', 'page'] as const)
    for (const { block, definition, props } of dependentBlocks(contents[part], registry)) {
      if (!Object.hasOwn(preloaded[part], block.id)) continue
      const data = definition.load ? preloaded[part][block.id] : undefined
      inputs.set(inputsKey(definition, props), { props, data, refs })
    }
  return inputs
}

/**
 * Returns a key that is equal for blocks with the same data. A `load` may read any field; without `load` only the referenced
 * records matter.
 */
export function inputsKey(definition: AnyBlock, props: Readonly<Record<string, unknown>>): string {
  const { media, pages } = referencesOf(definition, props)
  return JSON.stringify([definition.name, definition.load ? props : [media, pages]])
}

/** Returns whether a block is rendered from its fields alone. */
export function needsNothing(definition: AnyBlock, block: StoredBlock): boolean {
  if (definition.load) return false
  const { media, pages } = referencesOf(definition, propsOf(definition, block))
  return media.length === 0 && pages.length === 0
}

/** Returns the blocks that need data besides their fields. */
function dependentBlocks(content: PageContent | null, registry: Registry) {
  return [...allBlocks(content?.blocks ?? [])].flatMap((block) => {
    const definition = registry.get(block.name)
    if (!definition || block.hidden || needsNothing(definition, block)) return []
    return [{ block, definition, props: propsOf(definition, block) }]
  })
}
