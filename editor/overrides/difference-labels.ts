import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { settingLabels } from '../store/edits/edited-page'
import type { LocationDifference } from '../store/location-version'

const KEYS: Readonly<Record<string, string>> = {
  displayName: t('Name'),
  name: t('Variant'),
  hidden: t('Hidden'),
  locked: t('Lock'),
}

/** Returns the label of a difference: `Text of When you arrive`. */
export function differenceTitle(difference: LocationDifference, registry: Registry): string {
  const { kind, blockId, field } = difference
  if (blockId === null)
    return t('“{label}” of the page', {
      label: (settingLabels as Readonly<Record<string, string>>)[field ?? ''] ?? field,
    })
  const block = blockTitle(difference, registry)
  if (kind === 'ADDED') return t('“{block}”, added here', { block })
  if (kind === 'REMOVED') return t('“{block}”, removed here', { block })
  if (kind === 'MOVED') return t('Position of “{block}”', { block })
  if (field === null) return block
  const label = KEYS[field] ?? labelOf(difference, field, registry)
  return label === block ? block : t('“{label}” of “{block}”', { label, block })
}

/** Returns the block's label, or its type. */
function blockTitle({ blockName }: LocationDifference, registry: Registry): string {
  return registry.get(blockName ?? '')?.label ?? blockName ?? t('A block')
}

function labelOf({ blockKind }: LocationDifference, field: string, registry: Registry): string {
  const label = registry.get(blockKind ?? '')?.fields[field]?.label
  return label ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
}
