import { fetchedPart } from '../ui/lazy/fetched-part'

/** The editor of formatted text: fetched before someone writes (`useMarkupPart`). */
export const markupPart = fetchedPart(async () => {
  const [{ default: MarkupEditor }, { isRoundTripSafe }] = await Promise.all([
    import('../panel/controls/markup/markup-editor'),
    import('../markup/markup-schema'),
  ])
  return { MarkupEditor, isRoundTripSafe }
})

export type MarkupPart = Awaited<ReturnType<typeof markupPart.fetch>>
