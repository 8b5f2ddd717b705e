import { createContext, type ReactNode, use, useDeferredValue, useMemo, useRef } from 'react'
import { layoutChoiceOf } from '#schema/page/site-layout'
import { outlineOf, type PageTree, toContent } from '#schema/page/tree'
import type { OutlineEntry, PageContext } from '#schema/site/page-context'
import { usePage, useSession, useSettings } from '../../store/session'

const BlockPageContext = createContext<PageContext | null>(null)
const NO_OUTLINE: readonly OutlineEntry[] = []

/** Provides the page context to the blocks of the canvas. */
export function BlockPageProvider({ children }: { readonly children: ReactNode }) {
  const { context } = useSession()
  // Any block may show the title, so typing in the title field must not wait for all of them.
  const title = useDeferredValue(useSettings().title)
  const headerOverlays = usePage(
    (state) => layoutChoiceOf(state.page.tree.page).header === 'overlay',
  )
  const page = useMemo(
    () => ({ ...context, title, headerOverlays, outline: NO_OUTLINE }),
    [context, title, headerOverlays],
  )
  return <BlockPageContext value={page}>{children}</BlockPageContext>
}

/** The page context of a block. Includes the other blocks’ names only with `readsOutline`, so that others are not rendered again. */
export function useBlockPage(readsOutline: boolean): PageContext {
  const page = use(BlockPageContext)
  const outline = useOutline(readsOutline)
  const own = useMemo(
    () => page && (readsOutline ? { ...page, outline } : page),
    [page, outline, readsOutline],
  )
  if (!own) throw new Error('A block is rendered outside a canvas: BlockPageProvider is missing')
  return own
}

function useOutline(wanted: boolean): readonly OutlineEntry[] {
  const last = useRef(NO_OUTLINE)
  return usePage(({ page }) => {
    if (!wanted) return NO_OUTLINE
    const next = outlineNow(page.tree)
    // Keeps the previous list if it is equal, so that typing doesn't re-render the navigation.
    if (!isSameOutline(last.current, next)) last.current = next
    return last.current
  })
}

const outlines = new WeakMap<PageTree, readonly OutlineEntry[]>()

function outlineNow(tree: PageTree): readonly OutlineEntry[] {
  const known = outlines.get(tree)
  if (known) return known
  const outline = outlineOf(toContent(tree))
  outlines.set(tree, outline)
  return outline
}

function isSameOutline(a: readonly OutlineEntry[], b: readonly OutlineEntry[]): boolean {
  return (
    a.length === b.length &&
    a.every((entry, index) => {
      const other = b[index]
      return (
        entry.id === other?.id &&
        entry.displayName === other.displayName &&
        entry.name === other.name &&
        entry.depth === other.depth &&
        entry.parentId === other.parentId
      )
    })
  )
}
