import type { AnyBlock } from '#schema/block/block'
import { listedRecords } from '#schema/block/listed-records'
import { type ShownRecord, shownRecords } from '#schema/block/shown-records'
import { bestOf, placeOf } from '#schema/entities/place'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { EditorSession } from '../store/session'

/**
 * The user wants to edit a text of a block that is not one of its fields: a note there says where it comes from, and how
 * to get to it. Says nothing of a block that shows no record.
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

/** The kind of what a block lists; `null` where it lists nothing, or that cannot be found out now. */
async function listedBy(
  { context, source }: EditorSession,
  definition: AnyBlock,
  block: StoredBlock,
): Promise<string | null> {
  const page = { ...context, title: '', outline: [] }
  const lists = await listedRecords(definition, propsOf(definition, block), page, source).catch(
    // The canvas says what cannot be loaded.
    () => [],
  )
  return lists[0]?.kind ?? null
}

/** What a record is called; `null` where that is not known. */
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

/** The switch of a block that makes it show texts of its own again; `null` where it has none. */
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
