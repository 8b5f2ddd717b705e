import type { Registry } from '../block/block'
import { type PageContent, visibleBlocks } from './content'
import { propsOf } from './stored-props'

/** Whether a page that a location takes over from the network shows something of that location. */
export function variesByLocation({ blocks }: PageContent, registry: Registry): boolean {
  for (const block of visibleBlocks(blocks)) {
    const definition = registry.get(block.name)
    if (!definition) continue
    if (definition.variesByLocation || definition.usesLocation?.(propsOf(definition, block)))
      return true
  }
  return false
}
