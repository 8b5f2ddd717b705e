import { useEffect } from 'react'
import type { AnyField, Fields } from '#schema/fields'
import { type EditorSession, useSession } from '../store/session'
import type { UiState } from '../store/ui-state'
import { afterPaint } from '../ui/after-paint'
import { fetchLater } from '../ui/lazy/fetch-order'
import { lazyPart } from '../ui/lazy/lazy-part'

/** Editor for formatted text, loaded before it is needed (`useMarkupPart`). */
export const markupPart = lazyPart(async () => {
  const [{ default: MarkupEditor }, { isRoundTripSafe }] = await Promise.all([
    import('../panel/controls/markup/markup-editor'),
    import('../markup/markup-schema'),
  ])
  return { MarkupEditor, isRoundTripSafe }
})

export type MarkupPart = Awaited<ReturnType<typeof markupPart.fetch>>

/**
 * Preloads the formatted text editor, the largest chunk: when a block with such a text is hovered or selected, otherwise when the
 * user is idle.
 */
export function useMarkupPart(): void {
  const session = useSession()
  useEffect(() => {
    if (!session.canEdit) return
    let cancelPaint = () => {}
    const cancelLater = fetchLater(fetchMarkup)
    const unsubscribe = session.uiStore.subscribe((state, before) => {
      const id = newlyMeant(state, before)
      if (id === null || !isFormatted(session, id)) return
      cancelPaint()
      // The outline or selection is painted first.
      cancelPaint = afterPaint(fetchMarkup)
    })
    return () => {
      unsubscribe()
      cancelLater()
      cancelPaint()
    }
  }, [session])
}

function fetchMarkup(): void {
  // Errors are ignored here: the chunk is requested again when it is needed.
  markupPart.fetch().catch(() => undefined)
}

function newlyMeant({ selectedId, hoveredId }: UiState, before: UiState): string | null {
  if (selectedId !== before.selectedId) return selectedId
  return hoveredId === before.hoveredId ? null : hoveredId
}

function isFormatted({ pageStore, registry }: EditorSession, id: string): boolean {
  const block = pageStore.getState().page.tree.blocks.get(id)
  const definition = block && registry.get(block.name)
  return definition !== undefined && hasMarkupField(definition.fields)
}

function hasMarkupField(fields: Fields): boolean {
  return Object.values(fields).some((each) => {
    const field = each as AnyField
    if (field.type === 'array') return hasMarkupField(field.of)
    return field.type === 'html' || field.type === 'richtext'
  })
}
