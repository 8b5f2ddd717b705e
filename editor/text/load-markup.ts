import { fetchedPart } from '../ui/lazy/fetched-part'

/** Editor for formatted text, loaded before it is needed (`useMarkupPart`). */
export const markupPart = fetchedPart(async () => {
  const [{ default: MarkupEditor }, { isRoundTripSafe }] = await Promise.all([
    import('../panel/controls/markup/markup-editor'),
    import('../markup/markup-schema'),
  ])
  return { MarkupEditor, isRoundTripSafe }
})

export type MarkupPart = Awaited<ReturnType<typeof markupPart.fetch>>
