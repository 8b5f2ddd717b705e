import type { Editor } from '@tiptap/react'
import { t } from '#schema/messages/t'
import { insertedAt } from '../../../markup/markup-table'
import { pictureAttributes } from '../../../markup/picture-at'
import { notify } from '../../../store/notify'
import { useSession } from '../../../store/session'

/**
 * Returns a function that inserts a library picture at the caret, or updates the picture at a given position with the library's
 * texts.
 */
export function usePictureInsertion(editor: Editor) {
  const session = useSession()
  return async (id: string, at?: number): Promise<void> => {
    const picture = await session.pictures?.open(id).catch(() => null)
    if (!picture) {
      if (at === undefined) notify(session, t('The picture couldn’t be added. Try again.'))
      return
    }
    const attrs = pictureAttributes(picture)
    if (at !== undefined) {
      if (editor.state.doc.nodeAt(at)?.type.name === 'figure')
        editor.chain().focus().setNodeSelection(at).updateAttributes('figure', attrs).run()
      return
    }
    const words = picture.caption === '' ? [] : [{ type: 'text', text: picture.caption }]
    const { from } = editor.state.selection
    editor.chain().focus().insertContent({ type: 'figure', attrs, content: words }).run()
    const inserted = insertedAt(editor, 'figure', from)
    if (inserted !== null) editor.commands.setNodeSelection(inserted)
  }
}
