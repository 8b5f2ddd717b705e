import { readRecord } from '#renderer/page/record-summary'
import type { ContentSource } from '#schema/api/content-source'
import { type KeptRecord, keptElsewhere } from '#schema/block/kept-elsewhere'
import { bestText } from '#schema/entities/topic'
import { propsOf } from '#schema/page/stored-props'
import { kindWords } from '../panel/records/record-words'
import type { EditorSession } from '../store/session'
import { tell } from '../store/tell'

/**
 * Somebody wants to write a text of a block that is not one of its fields: says where it is kept. The panel, which shows
 * the block by then, leads there. Says nothing of a block that shows no record.
 */
export async function sayKept(session: EditorSession, blockId: string): Promise<void> {
  const { pageStore, registry, context, source } = session
  const block = pageStore.getState().page.tree.blocks.get(blockId)
  const definition = block && registry.get(block.name)
  const [kept] =
    block && definition ? keptElsewhere(definition, propsOf(definition, block), context) : []
  if (!kept) return
  session.uiStore.select(blockId)
  // Without its name, if that cannot be fetched.
  const name = await nameOf(source, kept, context).catch(() => null)
  const which = `the ${kindWords[kept.kind].one}${name ? ` “${name}”` : ''}`
  tell(session, `This text is kept in ${which}. Edit it there: the settings lead to it.`)
}

async function nameOf(
  source: ContentSource,
  { kind, key }: KeptRecord,
  { location, language }: EditorSession['context'],
): Promise<string | null> {
  switch (kind) {
    case 'location':
      return (await source.location(key))?.name ?? null
    case 'topic': {
      const topic = await source.topic(Number(key))
      return bestText(topic?.items ?? [], { locationId: location.id, language })?.title ?? null
    }
    case 'newsArticle':
      return (await readRecord(source, { kind, slug: key }, location.slug))?.title ?? null
    default:
      return (await readRecord(source, { kind, id: Number(key) }, location.slug))?.title ?? null
  }
}
