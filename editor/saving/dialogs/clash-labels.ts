import type { Registry } from '#schema/block/block'
import type { Clash } from '#schema/page/merge/clash'
import { plainText } from '#schema/text/plain-text'
import { textOf } from '../../revisions/word-diff'

const SETTINGS: Readonly<Record<string, string>> = {
  title: 'Title of the page',
  description: 'Description of the page',
  externalUrl: 'Address of the page',
  imageId: 'Picture of the page',
  visibility: 'Visibility of the page',
}
const KEYS: Readonly<Record<string, string>> = { displayName: 'Name', hidden: 'Hidden' }

/** What a clash is about: `Title of Hero`. */
export function clashTitle(clash: Clash, registry: Registry): string {
  const { blockId, field, name, displayName, kind } = clash
  if (blockId === null) return SETTINGS[field ?? ''] ?? field ?? 'The page'
  const definition = registry.get(name)
  const block = displayName || definition?.label || name
  if (kind === 'moved') return `Place of ${block}`
  if (field === null) return block
  return `${definition?.fields[field]?.label ?? KEYS[field] ?? field} of ${block}`
}

/** What one side made of it, in words; never empty. */
export function clashValue(
  { kind, field }: Clash,
  value: unknown,
  side: 'mine' | 'theirs',
): string {
  if (kind === 'deleted') return value === undefined ? 'Deleted' : 'Kept, with changes inside'
  if (kind === 'moved') return side === 'mine' ? 'Where I moved it' : 'Where they moved it'
  return formatClashValue(value, field)
}

/** The whole text of what one side made of it; `null` for what is no text, as a switch or a place. */
export function clashText({ kind }: Clash, value: unknown): string | null {
  if (kind !== 'changed' || typeof value === 'boolean' || typeof value === 'number') return null
  return textOf(value).trim() || null
}

function formatClashValue(value: unknown, field: string | null): string {
  if (value === undefined) return 'Removed'
  if (value === null || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return value.includes('<') ? plainText(value) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`
  return field === null ? 'The whole block' : JSON.stringify(value).slice(0, 120)
}
