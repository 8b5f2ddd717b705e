import { type ComponentType, createContext, use } from 'react'
import { useStore } from 'zustand'
import type { BlockInputs } from '#renderer/page/load-page'
import type { EditorSource } from '#schema/api/content-source'
import type { AnyBlock, Registry, Surface } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import type { SiteLayout } from '#schema/page/site-layout'
import { childrenOf, type SlotKey } from '#schema/page/tree'
import type { PageContext } from '#schema/site/page-context'
import type { PageSettings } from './edits/edited-page'
import type { LocationVersion } from './location-version'
import type { PageState, PageStore } from './page-store'
import type { PictureLibrary } from './picture-library'
import type { SharedPart } from './shared-parts'
import type { UiState } from './ui-state'
import type { UiStore } from './ui-store'

/** One page open in the editor: its stores and what they need. Made once a page is loaded, never changed. */
export interface EditorSession {
  readonly documentId: number
  /** What is edited: a page of a kind, or a site layout. */
  readonly target: Surface
  /** Knows the blocks of the page; once the library has come, all others, too (`block-library.ts`). */
  readonly registry: Registry
  /** How many blocks the page may hold: the server's `MAX_BLOCKS`. */
  readonly maxBlocks: number
  readonly pageStore: PageStore
  readonly uiStore: UiStore
  /** What blocks read, through Apollo Client and its cache. */
  readonly source: EditorSource
  /** What blocks show that came with the page, by `inputsKey`; out of date once a record was changed here. */
  readonly preloaded?: ReadonlyMap<string, BlockInputs>
  /** The network's pictures, to which those that are pasted are added. */
  readonly pictures?: PictureLibrary
  /** For whom the page is rendered; its outline is kept up to date by the canvas. */
  readonly context: Omit<PageContext, 'outline' | 'title'>
  /** What stands around the page; `null` where its site has no layout, and for a layout itself. */
  readonly layout: SiteLayout | null
  /** Makes the layout of the page's location. Returns where it is, or why not. */
  readonly makeLayout?: () => Promise<MadeLayout>
  /** What is shown of shared blocks. */
  readonly Shared?: ComponentType<SharedPart>
  /** The name of the record that a record page is shown with. */
  readonly standIn?: string
  /** False for who may only look. */
  readonly canEdit: boolean
  /** Where it is a page of the network as a location has it. */
  readonly locationVersion?: LocationVersion
}

export type MadeLayout =
  | { readonly ok: true; readonly documentId: number }
  | { readonly ok: false; readonly message: string }

const SessionContext = createContext<EditorSession | null>(null)
export const SessionProvider = SessionContext.Provider

export function useSession(): EditorSession {
  const session = use(SessionContext)
  if (!session) throw new Error('No page is open here: SessionProvider is missing')
  return session
}

/** A part of the edited page. Components ask for as little as they show. */
export function usePage<T>(selector: (state: PageState) => T): T {
  return useStore(useSession().pageStore, selector)
}

/** A part of the editor's own state. */
export function useUi<T>(selector: (state: UiState) => T): T {
  return useStore(useSession().uiStore, selector)
}

/** A block; `undefined` for a moment while it is being taken off the page. */
export function useBlock(id: string): StoredBlock | undefined {
  return usePage(({ page }) => page.tree.blocks.get(id))
}

/** The ids in a slot; the same list until they change. */
export function useChildren(slot: SlotKey): readonly string[] {
  return usePage(({ page }) => childrenOf(page.tree, slot))
}

export function useIsSelected(id: string): boolean {
  return useUi(({ selectedIds }) => selectedIds.has(id))
}

export function useSettings(): PageSettings {
  return usePage(({ page }) => page.settings)
}

/** The definition of a block's kind; `undefined` when the registry does not know it. */
export function useDefinition(name: string | undefined): AnyBlock | undefined {
  const { registry } = useSession()
  return name === undefined ? undefined : registry.get(name)
}
