import type { BlockInputs } from '#renderer/page/load-page'
import type { Registry } from '#schema/block/block'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import type { PageParameters } from '../routing/page-query'

/** Returns whether a page shows something that depends on the date. */
export function changesDaily({ blocks }: PageContent, registry: Registry): boolean {
  for (const { name } of visibleBlocks(blocks)) if (registry.get(name)?.changesDaily) return true
  return false
}

/** Returns the query parameters that a page’s blocks read, if their values are valid for one of them. */
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

/** Returns the number of pages of a page’s longest list; `null` if it has no paginated block. */
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

/** Returns whether a block of a page reports that the page’s record does not exist. */
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
