import { lockForbidsChange } from '../store/lock-commands'
import type { Dragged } from '../store/places'
import { chosenWith } from '../store/selection'
import type { EditorSession } from '../store/session'

/** What is picked up at a block: everything selected when it is part of it, else the block alone; nothing when locked. */
export function blocksDragged(session: EditorSession, id: string): Dragged | null {
  if (lockForbidsChange(session, chosenWith(session, id))) return null
  return { kind: 'block', id, ids: chosenWith(session, id) }
}
