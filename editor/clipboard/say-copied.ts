import { blocksLabel } from '../store/places'
import type { EditorSession } from '../store/session'
import { tell } from '../store/tell'

export function sayCopied(session: EditorSession, ids: readonly string[]): void {
  const { tree } = session.pageStore.getState().page
  const label = blocksLabel(tree, ids, session.registry)
  tell(session, `Copied ${label}. Paste it on any page.`)
}
