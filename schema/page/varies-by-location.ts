import type { Registry } from '../block/block'
import { type PageContent, visibleBlocks } from './content'
import { propsOf } from './stored-props'

/** Returns whether a network page shows data that differs by location. */
export function variesByLocation({ blocks }: PageContent, registry: Registry): boolean {
  for (const block of visibleBlocks(blocks)) {
    const definition = registry.get(block.name)
    if (!definition) continue
    if (definition.variesByLocation || definition.usesLocation?.(propsOf(definition, block)))
      return true
  }
  return false
}
