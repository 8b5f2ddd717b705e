import { castDraft } from 'immer'
import type { AnyBlock, RawProps, Registry } from '#schema/block/block'
import { isAllowedOn, type Surface } from '#schema/block/block'
import type { Markup } from '#schema/block/family'
import type { AnyField } from '#schema/fields'
import { acceptsValue } from '#schema/fields/kinds'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { newBlock, propsOf } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { escapeText } from '#schema/text/escape-text'
import { plainText } from '#schema/text/plain-text'
import { blockToAdd } from './added-blocks'
import { lockForbidsChange } from './lock-commands'
import type { EditorSession } from './session'

/** Returns the variants of a block including itself, the main one first; empty if it has none. */
export function variantsOf(
  { family }: Pick<AnyBlock, 'family'>,
  registry: Registry,
  target: Surface,
): readonly AnyBlock[] {
  if (!family) return []
  const all = [...registry.values()].filter(
    (each) => each.family?.name === family.name && isAllowedOn(each, target),
  )
  const rank = ({ name }: AnyBlock) => (name === family.name ? 0 : 1)
  return all.length > 1 ? all.sort((a, b) => rank(a) - rank(b)) : []
}

/**
 * Changes a block to another variant of its family, keeping its place and id. Values without a field in the variant stay stored,
 * and return when a variant with that field is chosen.
 */
export function changeVariant(session: EditorSession, id: string, name: string): void {
  const { pageStore, registry, uiStore } = session
  const block = blockOf(pageStore.getState().page.tree, id)
  const [from, to] = [registry.get(block.name), registry.get(name)]
  if (!from?.family || to?.family?.name !== from.family.name || block.name === name) return
  if (lockForbidsChange(session, id)) return
  const next = becomeVariant(session, block, { from, to })
  pageStore.edit((page) => void page.tree.blocks.set(id, castDraft(next)), {
    label: t('Changed “{label}” to “{label2}”', { label: from.label, label2: to.label }),
    before: id,
    after: id,
  })
  uiStore.announce(t('“{label}” is now “{label2}”', { label: from.label, label2: to.label }))
}

interface Change {
  readonly from: AnyBlock
  readonly to: AnyBlock
}

function becomeVariant(
  session: EditorSession,
  block: StoredBlock,
  { from, to }: Change,
): StoredBlock {
  const { context } = session
  const kept = block.fields.filter(({ name }) => !Object.hasOwn(to.fields, name))
  const known = Object.fromEntries(block.fields.map(({ name, value }) => [name, value]))
  const common = from.family?.common(propsOf(from, block)) ?? {}
  const given = { ...known, ...convertProps(to, to.family?.own(common) ?? {}) }
  const fresh = propsOf(to, blockToAdd({ ...session, context }, to, block.id))
  const values = Object.entries(to.fields).map(([name, field]) => {
    const fits = Object.hasOwn(given, name) && acceptsValue(field as AnyField, given[name])
    return [name, fits ? given[name] : emptied(field as AnyField, fresh[name])]
  })
  const made = newBlock(to, block.id, Object.fromEntries(values))
  const fields = [...made.fields, ...kept].map((field, index) => ({
    ...field,
    id: `f${index + 1}`,
  }))
  const { name: _name, fields: _fields, version: _version, ...rest } = block
  return { ...rest, ...made, fields }
}

/** Examples are only for added blocks: this one already has content. */
function emptied(field: AnyField, value: unknown): unknown {
  return 'example' in field && field.example !== undefined ? field.default : value
}

/** Returns the given values in the format of the variant's fields. */
function convertProps({ fields }: AnyBlock, given: RawProps): RawProps {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    known.map(([name, value]) => [name, inFormOf(fields[name] as AnyField | undefined, value)]),
  )
}

function inFormOf(field: AnyField | undefined, value: unknown): unknown {
  const isFormatted = field?.type === 'html' || field?.type === 'richtext'
  if (isMarkup(value)) return isFormatted ? value.markup : plainText(value.markup)
  if (!isFormatted || typeof value !== 'string' || value.trim() === '') return value
  return `<p>${escapeText(value)}</p>`
}

function isMarkup(value: unknown): value is Markup {
  return typeof value === 'object' && value !== null && 'markup' in value
}
