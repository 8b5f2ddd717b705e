import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { blockOf, type PageTree } from '#schema/page/tree'
import { kindLabel, rowLabel } from './block-labels'

/** Maximum length of the block's text in the label, in characters. */
const MAX_WORDS = 40

/** Returns the history label of a field change: `Edited title in “Welcome”`, with the block's previous text. */
export function editedLabel(
  tree: PageTree,
  ids: readonly string[],
  { verb, label, registry }: EditedField,
): string {
  const [id] = ids
  const where =
    id !== undefined && ids.length === 1
      ? quoted(tree, id, registry)
      : t('{count} blocks', { count: ids.length })
  const name = inSentence(label)
  return verb === 'edit'
    ? t('Edited {name} in {where}', { name, where })
    : t('Reset {name} in {where}', { name, where })
}

/** Returns the history label of a changed page setting. */
export function editedSettingLabel(verb: 'edit' | 'reset', label: string): string {
  const name = inSentence(label)
  return verb === 'edit'
    ? t('Edited {name} of the page', { name })
    : t('Reset {name} of the page', { name })
}

/** Formats a field label for use within a sentence; names keep their capital letters. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]*\b(?!\w)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

function quoted(tree: PageTree, id: string, registry: Registry): string {
  const block = blockOf(tree, id)
  const name = rowLabel(block, registry)
  if (name === kindLabel(block.name, registry)) return name
  return `“${name.length > MAX_WORDS ? `${name.slice(0, MAX_WORDS).trimEnd()}…` : name}”`
}

interface EditedField {
  readonly verb: 'edit' | 'reset'
  readonly label: string
  readonly registry: Registry
}
