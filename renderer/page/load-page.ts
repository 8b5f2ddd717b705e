import type { ContentSource } from '#schema/api/content-source'
import type { AnyBlock, Registry } from '#schema/block/block'
import { placeOf } from '#schema/entities/place'
import { allBlocks, type PageContent, type StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'
import type { References } from '../parts/kit/view'
import { localisedSource } from './localised-source'
import { loadReferences, referencesOf } from './references'

/** The data that a block is rendered from. */
export interface BlockInputs {
  readonly props: Readonly<Record<string, unknown>>
  readonly data: unknown
  readonly refs: References
}

/** A block whose data could not be loaded; it is left out, the others are rendered. */
export interface BlockFailure {
  readonly block: StoredBlock
  readonly error: unknown
}

export interface LoadedPage {
  readonly inputs: ReadonlyMap<string, BlockInputs>
  readonly failures: readonly BlockFailure[]
}

/** Loads the data of all blocks of a page in parallel. */
export async function loadPage(
  content: PageContent,
  registry: Registry,
  source: ContentSource,
  page: PageContext,
): Promise<LoadedPage> {
  const inputs = new Map<string, BlockInputs>()
  const failures: BlockFailure[] = []
  await Promise.all([...allBlocks(content.blocks)].map(loadOne))
  return { inputs, failures }

  async function loadOne(block: StoredBlock): Promise<void> {
    const definition = registry.get(block.name)
    if (!definition || block.hidden) return
    try {
      inputs.set(block.id, await loadBlock(definition, block, source, page))
    } catch (error) {
      failures.push({ block, error })
    }
  }
}

/** Loads the data of one block. */
export async function loadBlock(
  definition: AnyBlock,
  block: StoredBlock,
  source: ContentSource,
  page: PageContext,
): Promise<BlockInputs> {
  const props = propsOf(definition, block)
  const local = localisedSource(source, placeOf(page))
  const [data, refs] = await Promise.all([
    definition.load?.(local, props, page),
    loadReferences(local, referencesOf(definition, props)),
  ])
  return { props, data, refs }
}
