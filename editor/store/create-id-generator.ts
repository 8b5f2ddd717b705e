import { newBlockId } from '#schema/page/content'
import type { EditorSession } from './session'

/** Returns a generator of unique ids that are unused on the page. */
export function createIdGenerator({ pageStore }: EditorSession): () => string {
  const { tree } = pageStore.getState().page
  const given = new Set<string>()
  return () => {
    for (;;) {
      const id = newBlockId()
      if (tree.blocks.has(id) || given.has(id)) continue
      given.add(id)
      return id
    }
  }
}
