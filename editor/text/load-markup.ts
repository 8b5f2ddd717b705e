import { fetchedPart } from '../ui/lazy/fetched-part'

/** The editor of formatted text: fetched when nothing else is to be done, so that a click into a text finds it there. */
export const markupPart = fetchedPart(async () => {
  const [{ default: MarkupEditor }, { survivesEditing }] = await Promise.all([
    import('../panel/controls/markup/markup-editor'),
    import('../panel/controls/markup/markup-schema'),
  ])
  return { MarkupEditor, survivesEditing }
})

export type MarkupPart = Awaited<ReturnType<typeof markupPart.fetch>>
