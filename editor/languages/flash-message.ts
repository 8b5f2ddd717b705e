import type { Editing } from '../saving/editing'
import type { EditorSession } from '../store/session'

type ShowMessage = (session: EditorSession, editing: Editing) => void

let waiting: { readonly documentId: number; readonly say: ShowMessage } | null = null

/** Shows a message once the page is opened again, e.g. in another language: one shown now would disappear with the old page. */
export function flashMessage(documentId: number, say: ShowMessage): void {
  waiting = { documentId, say }
}

/** Shows the message waiting for this page; discards one for another page. */
export function showPendingFlash(session: EditorSession, editing: Editing): void {
  const arrived = waiting
  waiting = null
  if (arrived?.documentId === session.documentId) arrived.say(session, editing)
}
