import type { StoredBlock } from '#schema/page/content'
import { isSame } from '#schema/page/merge/canonical'
import { sideOf } from '#schema/page/merge/placed-blocks'
import type { PageSettings } from '../store/edits/edited-page'
import type { EditorSession } from '../store/session'
import type { PageState } from './journal'

/** The field that contains the user's caret. */
export interface CaretField {
  /** Blocks of the field: several if it is shared by all selected ones; none for the page's settings. */
  readonly blockIds: readonly string[]
  readonly field: string
}

const TEXT_ENTRY =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])'

/** Returns the field that is being edited on the canvas or in the panel; `null` if there is none. */
export function caretField({ uiStore }: EditorSession): CaretField | null {
  const { writing, selectedIds } = uiStore.getState()
  if (writing) return { blockIds: [writing.blockId], field: topOf(writing.path) }
  const focused = document.activeElement
  if (!focused?.matches(TEXT_ENTRY) || !focused.closest('.panel-form')) return null
  // Fields of list items are nested in the list's field.
  let path = ''
  for (let at = focused.closest<HTMLElement>('[data-field]'); at; at = outer(at))
    path = at.dataset.field ?? ''
  return path === '' ? null : { blockIds: [...selectedIds], field: topOf(path) }
}

/**
 * Returns other people's changes, except for the field with the caret, which stays as in `base`. `null` if nothing can be shown
 * without moving the caret, because its block was deleted, replaced or moved.
 */
export function omitField(
  theirs: PageState,
  base: PageState,
  caret: CaretField | null,
): PageState | null {
  if (!caret) return theirs
  const { blockIds, field } = caret
  if (blockIds.length === 0) return withSetting(theirs, base, field)
  const [now, before] = [sideOf(theirs.content), sideOf(base.content)]
  const fields = new Map<string, StoredBlock['fields']>()
  for (const id of blockIds) {
    const known = before.blocks.get(id)
    // A block that only this user has so far.
    if (!known) continue
    const block = now.blocks.get(id)
    if (!block || !isSame(block.at, known.at)) return null
    if (block.own.name !== known.own.name || block.own.version !== known.own.version) return null
    const merged = withFieldOf(block.own, known.own, field)
    if (merged !== null) fields.set(id, merged)
  }
  if (fields.size === 0) return theirs
  const blocks = withFields(theirs.content.blocks, fields)
  return { ...theirs, content: { ...theirs.content, blocks } }
}

function topOf(path: string): string {
  return path.split('.')[0] ?? path
}

function outer(at: HTMLElement): HTMLElement | null {
  return at.parentElement?.closest<HTMLElement>('[data-field]') ?? null
}

function withSetting(theirs: PageState, base: PageState, field: string): PageState {
  if (!Object.hasOwn(base.settings, field)) return theirs
  const name = field as keyof PageSettings
  if (isSame(theirs.settings[name], base.settings[name])) return theirs
  return { ...theirs, settings: { ...theirs.settings, [name]: base.settings[name] } }
}

/** Returns a block's records with those of one field reset; `null` if they are the same. */
function withFieldOf(
  block: StoredBlock,
  before: StoredBlock,
  field: string,
): StoredBlock['fields'] | null {
  const [now, known] = [block, before].map(({ fields }) => fields.filter(isIt))
  if (isSame(now, known)) return null
  const at = block.fields.findIndex(isIt)
  const others = block.fields.filter((record) => !isIt(record))
  return others.toSpliced(at < 0 ? others.length : at, 0, ...(known ?? []))

  function isIt({ name }: { readonly name: string }): boolean {
    return name === field
  }
}

function withFields(
  blocks: readonly StoredBlock[],
  fields: ReadonlyMap<string, StoredBlock['fields']>,
): readonly StoredBlock[] {
  return blocks.map((block) => ({
    ...block,
    ...(fields.has(block.id) && { fields: fields.get(block.id) ?? [] }),
    ...(block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([slot, children]) => [slot, withFields(children, fields)]),
      ),
    }),
  }))
}
