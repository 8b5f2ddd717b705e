import type { AnyBlock, Registry } from '#schema/block/block'
import { sharedBlock } from '#schema/page/shared-block'

const modules = import.meta.glob<AnyBlock>('../blocks/*/*.block.ts', {
  eager: true,
  import: 'default',
})

/** Every block there is, by name, in the order of the alphabet. Found by folder: no list to keep. One stands for what is stored elsewhere. */
export const definitions: Registry = new Map(
  [...Object.values(modules), sharedBlock]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((block) => [block.name, block]),
)
