import { defineBlock } from '../block/block'
import { type AnyField, array, html, record, string } from '../fields'
import { searchTerms, t } from '../messages/t'
import { allBlocks, type PageContent, type StoredBlock } from './content'
import { rawProps } from './stored-props'

/**
 * The placeholder of a shared block on a page: visitors see the blocks of its document, of type `SHARED`, with this page's
 * changes to their texts. It isn't in the library: it is added by choosing a shared block.
 */
export const sharedBlock = defineBlock({
  name: 'SharedBlock',
  label: t('Shared block'),
  description: t('Blocks that are edited in one place and shown on many pages.'),
  keywords: searchTerms('reusable, synced, global'),
  category: 'content',
  subject: 'layout',
  targets: ['location', 'content'],
  isReference: true,
  fields: {
    shared: record({
      kind: 'document',
      label: t('Shared block'),
      required: true,
      help: t('The shared block to show.'),
    }),
    changes: array({
      label: t('Texts of this page'),
      itemLabel: t('Text'),
      max: 200,
      help: t('Texts that differ on this page.'),
      of: {
        at: string({ label: t('Place'), max: 300, help: t('The block and its field.') }),
        text: string({
          label: t('Text'),
          multiline: true,
          max: 20_000,
          help: t('Without formatting.'),
        }),
        html: html({ label: t('Formatted text'), help: t('With formatting.') }),
      },
    }),
  },
})

/** A text of a shared block that a page overrides. */
export interface SharedChange {
  readonly at: string
  readonly text: string
  readonly html: string
}

export function isShared({ name }: { readonly name: string }): boolean {
  return name === sharedBlock.name
}

/** Returns the id of the shared document; `null` if the block names none. */
export function sharedIdOf(block: StoredBlock): number | null {
  const { shared } = rawProps(block)
  return isShared(block) && Number.isSafeInteger(shared) ? (shared as number) : null
}

const usesOf = new WeakMap<PageContent, readonly number[]>()

/** Returns the ids of the shared blocks used on a page, including hidden ones. Cached per content object. */
export function sharedIdsIn(content: PageContent): readonly number[] {
  const known = usesOf.get(content)
  if (known) return known
  const ids = [...allBlocks(content.blocks)].flatMap((block) => sharedIdOf(block) ?? [])
  const found = [...new Set(ids)].sort((a, b) => a - b)
  usesOf.set(content, found)
  return found
}

/** Returns the address of a change. It looks like an address so that it isn't treated as text. */
export function changeAddress(block: string, field: string): string {
  return `#${encodeURIComponent(block)}.${encodeURIComponent(field)}`
}

export function changesOf(use: StoredBlock): readonly SharedChange[] {
  const { changes } = rawProps(use)
  return Array.isArray(changes) ? changes.filter(isChange) : []
}

/** Returns whether a page may override a field: only texts, not links or references. */
export function takesChange({ type }: AnyField): boolean {
  return type === 'string' || isMarkup(type)
}

export function valueOfChange(
  field: AnyField,
  { text, html: markup }: SharedChange,
): string | null {
  if (!takesChange(field)) return null
  return isMarkup(field.type) ? markup : text
}

export function isMarkup(type: AnyField['type']): boolean {
  return type === 'html' || type === 'richtext'
}

function isChange(value: unknown): value is SharedChange {
  if (typeof value !== 'object' || value === null) return false
  const { at, text = '', html: markup = '' } = value as Record<string, unknown>
  return typeof at === 'string' && typeof text === 'string' && typeof markup === 'string'
}
