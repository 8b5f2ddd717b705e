import { t } from '#schema/messages/t'
import { remove } from '../store/commands'
import { lockForbidsRemoval } from '../store/lock-commands'
import { notify } from '../store/notify'
import { type ActionTargets, listOf } from '../store/selection'
import type { EditorSession } from '../store/session'
import { shortcutLabel } from '../ui/shortcut-label'
import { announceCopied, toClipboardText } from './blocks-text'
import { pasteWhenFetched } from './lazy-paste'
import type { Clipping } from './markup-of'

/** Copies from menus and commands, where no key event provides the clipboard and the browser must grant access. */

export async function copyByMenu(session: EditorSession, chosen: ActionTargets): Promise<boolean> {
  const ids = listOf(chosen)
  try {
    await navigator.clipboard.writeText(toClipboardText(session, ids))
  } catch {
    notify(
      session,
      t('Your browser blocked clipboard access. Press {shortcutLabel} instead.', {
        shortcutLabel: shortcutLabel('Mod+C'),
      }),
    )
    return false
  }
  announceCopied(session, ids)
  return true
}

export async function cutByMenu(session: EditorSession, chosen: ActionTargets): Promise<void> {
  if (lockForbidsRemoval(session, chosen)) return
  if (await copyByMenu(session, chosen)) remove(session, chosen)
}

export async function pasteByMenu(session: EditorSession): Promise<void> {
  let clipping: Clipping
  try {
    clipping = await readClipboard()
  } catch {
    notify(
      session,
      t('Your browser blocked clipboard access. Press {shortcutLabel} instead.', {
        shortcutLabel: shortcutLabel('Mod+V'),
      }),
    )
    return
  }
  await pasteWhenFetched(session, clipping)
}

/** Reads text, formatted text and pictures. Firefox before 127 provides only text. */
async function readClipboard(): Promise<Clipping> {
  if (!('read' in navigator.clipboard)) {
    const { clipboard } = navigator as Navigator
    return { text: await clipboard.readText(), html: '' }
  }
  const items = await navigator.clipboard.read()
  const textOf = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type))
    return item ? (await item.getType(type)).text() : ''
  }
  const files = items.flatMap((item, index) => {
    const type = item.types.find((each) => each.startsWith('image/'))
    return type ? [imageOf(item, type, index)] : []
  })
  return {
    text: await textOf('text/plain'),
    html: await textOf('text/html'),
    beside: { rtf: '', files: await Promise.all(files) },
  }
}

async function imageOf(item: ClipboardItem, type: string, index: number): Promise<File> {
  const name = t('Pasted picture {index}.{type}', {
    index: index + 1,
    type: type.slice('image/'.length),
  })
  return new File([await item.getType(type)], name, { type })
}
