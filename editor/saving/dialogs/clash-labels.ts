import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import type { Clash } from '#schema/page/merge/clash'
import { plainText } from '#schema/text/plain-text'
import { textOf } from '../../revisions/word-diff'

const SETTINGS: Readonly<Record<string, string>> = {
  title: t('Title of the page'),
  description: t('Description of the page'),
  externalUrl: t('Address of the page'),
  imageId: t('Picture of the page'),
  visibility: t('Visibility of the page'),
}
const KEYS: Readonly<Record<string, string>> = { displayName: t('Name'), hidden: t('Hidden') }

/** Returns the label of a clash: `“Title” of “Hero”`. */
export function clashTitle(clash: Clash, registry: Registry): string {
  const { blockId, field, name, displayName, kind } = clash
  if (blockId === null) return SETTINGS[field ?? ''] ?? field ?? t('The page')
  const definition = registry.get(name)
  const block = displayName || definition?.label || name
  if (kind === 'moved') return t('Position of “{block}”', { block })
  if (field === null) return block
  return t('“{label}” of “{block}”', {
    label: definition?.fields[field]?.label ?? KEYS[field] ?? field,
    block,
  })
}

/** Formats one side's value; never empty. */
export function clashValue(
  { kind, field }: Clash,
  value: unknown,
  side: 'mine' | 'theirs',
): string {
  if (kind === 'deleted') return value === undefined ? t('Deleted') : t('Kept, with changes inside')
  if (kind === 'moved') return side === 'mine' ? t('My position') : t('Their position')
  return formatClashValue(value, field)
}

/** Returns one side's complete text; `null` for values that aren't text, such as a switch or a position. */
export function clashText({ kind }: Clash, value: unknown): string | null {
  if (kind !== 'changed' || typeof value === 'boolean' || typeof value === 'number') return null
  return textOf(value).trim() || null
}

function formatClashValue(value: unknown, field: string | null): string {
  if (value === undefined) return t('Removed')
  if (value === null || value === '') return t('Empty')
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'string') return value.includes('<') ? plainText(value) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return t('{count, plural, one {# item} other {# items}}', { count: value.length })
  return field === null ? t('The whole block') : JSON.stringify(value).slice(0, 120)
}
