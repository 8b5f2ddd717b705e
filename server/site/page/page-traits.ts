import type { BlockInputs } from '#renderer/page/load-page'
import type { Registry } from '#schema/block/block'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import type { PageParameters } from '../routing/page-query'

/** Whether a page shows something that depends on the day. */
export function changesDaily({ blocks }: PageContent, registry: Registry): boolean {
  for (const { name } of visibleBlocks(blocks)) if (registry.get(name)?.changesDaily) return true
  return false
}

/** The parameters of the address that a page's blocks read, with the values that mean something to one of them. */
export function parametersOf(
  { blocks }: PageContent,
  registry: Registry,
  inputs: ReadonlyMap<string, BlockInputs>,
): PageParameters {
  const parameters = new Map<string, Set<string> | null>()
  for (const { id, name } of visibleBlocks(blocks)) {
    const definition = registry.get(name)
    const ready = inputs.get(id)
    if (!definition || (ready && definition.readsQueryWhen?.(ready.props) === false)) continue
    const known = ready ? (definition.queryValues?.(ready.data) ?? {}) : {}
    for (const parameter of definition.readsQuery) {
      const before = parameters.get(parameter)
      const values = known[parameter]
      parameters.set(
        parameter,
        values && before !== null ? new Set([...(before ?? []), ...values]) : null,
      )
    }
  }
  return parameters
}

/** How many pages the longest list of a page has; `null` when none of its blocks says so. */
export function pageCountOf(
  { blocks }: PageContent,
  registry: Registry,
  {
    inputs,
    context,
  }: { readonly inputs: ReadonlyMap<string, BlockInputs>; readonly context: PageContext },
): number | null {
  let longest: number | null = null
  for (const { id, name } of visibleBlocks(blocks)) {
    const ready = inputs.get(id)
    const pages = ready && registry.get(name)?.pageCount?.(ready.data, context)
    if (pages !== undefined) longest = Math.max(longest ?? 1, pages)
  }
  return longest
}

/** Whether a block of a page reports that the page's record does not exist. */
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
