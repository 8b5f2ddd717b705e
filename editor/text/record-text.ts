import type { AnyBlock } from '#schema/block/block'
import { listedRecords } from '#schema/block/listed-records'
import { type ShownRecord, shownRecords } from '#schema/block/shown-records'
import { bestOf, placeOf } from '#schema/entities/place'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { EditorSession } from '../store/session'

/**
 * Explains, when the user tries to edit a text that is not a field of its block, where the text comes from and how to get there.
 * Does nothing for a block that shows no record.
 */
export async function explainRecordText(
  session: EditorSession,
  blockId: string,
  at: Node,
): Promise<void> {
  const { pageStore, registry, context, uiStore } = session
  const block = pageStore.getState().page.tree.blocks.get(blockId)
  const definition = block && registry.get(block.name)
  const element = at instanceof Element ? at : at.parentElement
  if (!block || !definition || !element) return
  if (definition.isReference) {
    uiStore.select(blockId)
    uiStore.toast(
      t(
        'This text is part of a shared block. Edit the shared block, or change the text for this page in the settings.',
      ),
    )
    return
  }
  const [record = null] = shownRecords(definition, propsOf(definition, block), context)
  const listed = record ? null : await listedBy(session, definition, block)
  if (!record && !listed) return
  uiStore.select(blockId)
  uiStore.setState({ recordText: { blockId, at: element, record, listed } })
}

/** Returns the kind of the records that a block lists; `null` if it lists none, or if the kind can't be determined now. */
async function listedBy(
  { context, source }: EditorSession,
  definition: AnyBlock,
  block: StoredBlock,
): Promise<string | null> {
  const page = { ...context, title: '', outline: [] }
  const lists = await listedRecords(definition, propsOf(definition, block), page, source).catch(
    // Loading errors are shown on the canvas.
    () => [],
  )
  return lists[0]?.kind ?? null
}

/** Returns the name of a record; `null` if it is unknown. */
export async function nameOfRecord(
  { source, context }: Pick<EditorSession, 'source' | 'context'>,
  { kind, key }: ShownRecord,
): Promise<string | null> {
  switch (kind) {
    case 'location':
      return (await source.record('location', key))?.name ?? null
    case 'topic': {
      const topic = await source.record('topic', Number(key))
      return bestOf(topic?.items ?? [], placeOf(context))?.title ?? null
    }
    default:
      return (await source.records(kind, { keys: [key], first: 1 }))[0]?.title ?? null
  }
}

/** Returns the switch of a block that makes it show its own texts again; `null` if it has none. */
export function switchOf(
  definition: AnyBlock,
  props: Readonly<Record<string, unknown>>,
): string | null {
  if (!definition.usesLocation?.(props)) return null
  const names = Object.entries(definition.fields).flatMap(([name, { type }]) =>
    type === 'boolean' && props[name] === true ? name : [],
  )
  return names.find((name) => !definition.usesLocation?.({ ...props, [name]: false })) ?? null
}
