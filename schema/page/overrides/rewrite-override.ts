import type { Registry } from '../../block/block'
import { mapChanged } from '../../fields/map-values'
import type { RewriteText } from '../../fields/rewrite-texts'
import { rewriteBlock, rewriteField, rewriteName } from '../rewrite-page'
import type { Difference, DifferenceOf, PageOverride } from './override'

const LABELS: Readonly<Record<string, string>> = { title: 'Title', description: 'Description' }

/** Returns a location's override with its texts rewritten; the network's values (`was`) are unchanged. */
export function rewriteOverride(
  override: PageOverride,
  registry: Registry,
  rewrite: RewriteText,
): PageOverride {
  const differences = mapChanged(override.differences, (each) =>
    rewriteDifference(each, registry, rewrite),
  )
  return differences === override.differences ? override : { ...override, differences }
}

function rewriteDifference(
  difference: Difference,
  registry: Registry,
  rewrite: RewriteText,
): Difference {
  switch (difference.kind) {
    case 'page':
      return rewrittenPageText(difference, rewrite)
    case 'field': {
      const { block: id, name, record: before } = difference
      const record = before && rewriteField({ id, name }, before, { registry, rewrite })
      return record === before ? difference : { ...difference, record }
    }
    case 'key': {
      const { block, key, value: before } = difference
      if (key !== 'displayName' || typeof before !== 'string' || before === '') return difference
      const value = rewriteName(block, before, rewrite)
      return value === before ? difference : { ...difference, value }
    }
    case 'added': {
      const added = rewriteBlock(difference.added, registry, rewrite)
      return added === difference.added ? difference : { ...difference, added }
    }
    default:
      return difference
  }
}

function rewrittenPageText(difference: DifferenceOf<'page'>, rewrite: RewriteText): Difference {
  const { key, value: before } = difference
  const label = LABELS[key]
  if (typeof before !== 'string' || before === '' || label === undefined) return difference
  const value = rewrite({ path: key, label, value: before, isMarkup: false })
  return value === before ? difference : { ...difference, value }
}
