import { remove } from '../store/commands'
import { lockForbidsRemoval } from '../store/lock-commands'
import { type Chosen, listOf } from '../store/selection'
import type { EditorSession } from '../store/session'
import { tell } from '../store/tell'
import { shortcutLabel } from '../ui/shortcut-label'
import { blocksText, sayCopied } from './blocks-text'
import { pasteWhenFetched } from './fetched-paste'

/** The clipboard from menus and commands, where no key was pressed and the browser must be asked. */

export async function copyByMenu(session: EditorSession, chosen: Chosen): Promise<boolean> {
  const ids = listOf(chosen)
  try {
    await navigator.clipboard.writeText(blocksText(session, ids))
  } catch {
    tell(session, `The browser keeps its clipboard closed: press ${shortcutLabel('Mod+C')}.`)
    return false
  }
  sayCopied(session, ids)
  return true
}

export async function cutByMenu(session: EditorSession, chosen: Chosen): Promise<void> {
  if (lockForbidsRemoval(session, chosen)) return
  if (await copyByMenu(session, chosen)) remove(session, chosen)
}

export async function pasteByMenu(session: EditorSession): Promise<void> {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    tell(session, `The browser keeps its clipboard closed: press ${shortcutLabel('Mod+V')}.`)
    return
  }
  await pasteWhenFetched(session, { text, html: '' })
}
