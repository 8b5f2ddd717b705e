import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { blockOf, type PageTree } from '#schema/page/tree'
import { rowLabel } from './block-labels'

/** Maximum length of the block's text in the label, in characters. */
const MAX_WORDS = 40

/** Returns the history label of a field change: `Edited “Title” in “Welcome”`, with the block's previous text. */
export function editedLabel(
  tree: PageTree,
  ids: readonly string[],
  { verb, label, registry }: EditedField,
): string {
  const [id] = ids
  const block = id === undefined ? '' : shortName(tree, id, registry)
  const count = ids.length
  return verb === 'edit'
    ? t(
        '{count, plural, one {Edited “{label}” in “{block}”} other {Edited “{label}” in # blocks}}',
        { count, label, block },
      )
    : t('{count, plural, one {Reset “{label}” in “{block}”} other {Reset “{label}” in # blocks}}', {
        count,
        label,
        block,
      })
}

/** Returns the history label of a changed page setting. */
export function editedSettingLabel(verb: 'edit' | 'reset', label: string): string {
  return verb === 'edit'
    ? t('Edited “{label}” of the page', { label })
    : t('Reset “{label}” of the page', { label })
}

function shortName(tree: PageTree, id: string, registry: Registry): string {
  const name = rowLabel(blockOf(tree, id), registry)
  return name.length > MAX_WORDS ? `${name.slice(0, MAX_WORDS).trimEnd()}…` : name
}

interface EditedField {
  readonly verb: 'edit' | 'reset'
  readonly label: string
  readonly registry: Registry
}
