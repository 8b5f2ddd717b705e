import { defineBlock } from '../block/block'
import { type AnyField, array, html, record, string } from '../fields'
import { searchTerms, t } from '../messages/t'
import { allBlocks, type PageContent, type StoredBlock } from './content'
import { rawProps } from './stored-props'

/**
 * Where a shared block stands on a page: the blocks of its document, of type `SHARED`, stand in its place for visitors, with the texts
 * that this page has otherwise. It is no block of the library: it is placed by choosing which one.
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
      help: t('What this page says otherwise.'),
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

/** A text that one page says otherwise than its shared block. */
export interface SharedChange {
  readonly at: string
  readonly text: string
  readonly html: string
}

export function isShared({ name }: { readonly name: string }): boolean {
  return name === sharedBlock.name
}

/** The document that a block stands for; `null` where it names none. */
export function sharedIdOf(block: StoredBlock): number | null {
  const { shared } = rawProps(block)
  return isShared(block) && Number.isSafeInteger(shared) ? (shared as number) : null
}

const usesOf = new WeakMap<PageContent, readonly number[]>()

/** The shared blocks that a page names, also where they are hidden. Looked for once in a content. */
export function sharedIdsIn(content: PageContent): readonly number[] {
  const known = usesOf.get(content)
  if (known) return known
  const ids = [...allBlocks(content.blocks)].flatMap((block) => sharedIdOf(block) ?? [])
  const found = [...new Set(ids)].sort((a, b) => a - b)
  usesOf.set(content, found)
  return found
}

/** How a change names its place. Like an address, so that nothing takes it for a text. */
export function changeAddress(block: string, field: string): string {
  return `#${encodeURIComponent(block)}.${encodeURIComponent(field)}`
}

export function changesOf(use: StoredBlock): readonly SharedChange[] {
  const { changes } = rawProps(use)
  return Array.isArray(changes) ? changes.filter(isChange) : []
}

/** Whether a page may say a field otherwise: texts, not what they are joined to. */
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
