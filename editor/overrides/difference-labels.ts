import type { Registry } from '#schema/block/block'
import { textOf } from '../revisions/word-diff'
import { settingLabels } from '../store/edits/edited-page'
import type { LocationDifference } from '../store/location-version'

const KEYS: Readonly<Record<string, string>> = {
  displayName: 'Name',
  hidden: 'Hidden',
  locked: 'Lock',
}

/** What a difference is about: `Text of When you arrive`. */
export function differenceTitle(difference: LocationDifference, registry: Registry): string {
  const { kind, blockId, field } = difference
  if (blockId === null)
    return `${(settingLabels as Readonly<Record<string, string>>)[field ?? ''] ?? field} of the page`
  const block = blockTitle(difference, registry)
  if (kind === 'ADDED') return `${block}, added here`
  if (kind === 'REMOVED') return `${block}, taken off here`
  if (kind === 'MOVED') return `Place of ${block}`
  if (field === null) return block
  const label = KEYS[field] ?? labelOf(difference, field, registry)
  return label === block ? block : `${label} of ${block}`
}

/** What editors call the block, else its kind. */
function blockTitle({ blockName }: LocationDifference, registry: Registry): string {
  return registry.get(blockName ?? '')?.label ?? blockName ?? 'A block'
}

function labelOf({ blockKind }: LocationDifference, field: string, registry: Registry): string {
  const label = registry.get(blockKind ?? '')?.fields[field]?.label
  return label ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
}

/** One side of a difference as text; never empty. */
export function formatDifferenceValue(
  { kind }: Pick<LocationDifference, 'kind'>,
  value: unknown,
): string {
  if (kind === 'MOVED') return 'Another place'
  if (kind === 'ADDED' || kind === 'REMOVED') return value === null ? 'Not there' : blockText(value)
  return textOf(value).trim() || 'Empty'
}

/** The words of a stored block. */
function blockText(block: unknown): string {
  const fields = (block as { readonly fields?: readonly { readonly value?: unknown }[] }).fields
  return (
    (fields ?? [])
      .map(({ value }) => textOf(value))
      .join('\n')
      .trim() || 'A block'
  )
}
