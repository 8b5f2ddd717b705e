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
import type { LocationVersion, SuggestionPart } from './location-version'
import type { PageState, PageStore } from './page-store'
import type { PictureLibrary } from './picture-library'
import type { SharedPart } from './shared-parts'
import type { UiState } from './ui-state'
import type { UiStore } from './ui-store'

/** A page open in the editor: its stores and their context. Created after the page has loaded, and immutable. */
export interface EditorSession {
  readonly documentId: number
  /** Type of the edited page, or a site layout. */
  readonly target: Surface
  /** Contains the definitions of the page's blocks, and all others once the library has loaded (`block-library.ts`). */
  readonly registry: Registry
  /** Maximum number of blocks on the page: the server's `MAX_BLOCKS`. */
  readonly maxBlocks: number
  readonly pageStore: PageStore
  readonly uiStore: UiStore
  /** Content source of the blocks, cached by Apollo Client. */
  readonly source: EditorSource
  /** Block data embedded with the page, by `inputsKey`; outdated once a record was changed here. */
  readonly preloaded?: ReadonlyMap<string, BlockInputs>
  /** The network's picture library, to which pasted pictures are added. */
  readonly pictures?: PictureLibrary
  /** Context in which the page is rendered; the canvas keeps its outline up to date. */
  readonly context: Omit<PageContext, 'outline' | 'title'>
  /** Layout around the page; `null` if its site has none, and for a layout itself. */
  readonly layout: SiteLayout | null
  /** Creates the layout of the page's location. Returns its address, or the reason of a failure. */
  readonly makeLayout?: () => Promise<LayoutResult>
  /** Component for shared blocks. */
  readonly Shared?: ComponentType<SharedPart>
  /** Component for suggested changes of locked content. */
  readonly Suggestion?: ComponentType<SuggestionPart>
  /** Name of the user if the page is the network's, whose locks apply to all locations. */
  readonly lockedBy?: string
  /** Name of the sample record of a record page. */
  readonly standIn?: string
  /** False for read-only users. */
  readonly canEdit: boolean
  /** Set if a location's version of a network page is open. */
  readonly locationVersion?: LocationVersion
}

export type LayoutResult =
  | { readonly ok: true; readonly documentId: number }
  | { readonly ok: false; readonly message: string }

const SessionContext = createContext<EditorSession | null>(null)
export const SessionProvider = SessionContext.Provider

export function useSession(): EditorSession {
  const session = use(SessionContext)
  if (!session) throw new Error('No page is open here: SessionProvider is missing')
  return session
}

/** Returns a part of the edited page. Components should select no more than they show. */
export function usePage<T>(selector: (state: PageState) => T): T {
  return useStore(useSession().pageStore, selector)
}

/** Returns a part of the editor's UI state. */
export function useUi<T>(selector: (state: UiState) => T): T {
  return useStore(useSession().uiStore, selector)
}

/** Returns a block; `undefined` briefly while it is being removed. */
export function useBlock(id: string): StoredBlock | undefined {
  return usePage(({ page }) => page.tree.blocks.get(id))
}

/** Returns the ids in a slot; the same array until they change. */
export function useChildren(slot: SlotKey): readonly string[] {
  return usePage(({ page }) => childrenOf(page.tree, slot))
}

export function useIsSelected(id: string): boolean {
  return useUi(({ selectedIds }) => selectedIds.has(id))
}

export function useSettings(): PageSettings {
  return usePage(({ page }) => page.settings)
}

/** Returns the definition of a block type; `undefined` if it is unknown. */
export function useDefinition(name: string | undefined): AnyBlock | undefined {
  const { registry } = useSession()
  return name === undefined ? undefined : registry.get(name)
}
