import type { AnyBlock, Registry } from '#schema/block/block'
import { sharedBlock } from '#schema/page/shared-block'

const modules = import.meta.glob<AnyBlock>('../blocks/*/*.block.ts', {
  eager: true,
  import: 'default',
})

/** All blocks by name, alphabetically, collected from the folders. One is the placeholder for shared blocks. */
export const definitions: Registry = new Map(
  [...Object.values(modules), sharedBlock]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((block) => [block.name, block]),
)
