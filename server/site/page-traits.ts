import type { BlockInputs } from '#renderer/page/load-page'
import type { Registry } from '#schema/block/block'
import { type PageContent, visibleBlocks } from '#schema/page/content'

/** Whether a page shows something that depends on the day. */
export function changesDaily({ blocks }: PageContent, registry: Registry): boolean {
  for (const { name } of visibleBlocks(blocks)) if (registry.get(name)?.changesDaily) return true
  return false
}

/** The parameters of the address that a page's blocks read. */
export function parametersOf({ blocks }: PageContent, registry: Registry): readonly string[] {
  const names = new Set<string>()
  for (const { name } of visibleBlocks(blocks))
    for (const parameter of registry.get(name)?.readsQuery ?? []) names.add(parameter)
  return [...names]
}

/** Whether a block of a page has found that what the page is about is not there. */
export function isMissing(
  { blocks }: PageContent,
  registry: Registry,
  inputs: ReadonlyMap<string, BlockInputs>,
): boolean {
  for (const { id, name } of visibleBlocks(blocks)) {
    const ready = inputs.get(id)
    if (ready && registry.get(name)?.isMissing?.(ready.data)) return true
  }
  return false
}
