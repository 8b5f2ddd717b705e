import { current, type Draft, enableMapSet, isDraft } from 'immer'
import type { Registry } from '#schema/block/block'
import type { Visibility } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import type { PageContent, StoredBlock } from '#schema/page/content'
import type { SlotKey } from '#schema/page/tree'
import { type PageTree, toContent, toTree } from '#schema/page/tree'

enableMapSet()

/** Settings of the page, besides its blocks. */
export interface PageSettings {
  readonly title: string
  readonly description: string
  /** Address inside the location's site: `/visit`; empty if it has none. */
  readonly externalUrl: string
  /** Share image; `null` for the first picture of its blocks. */
  readonly imageId: number | null
  /** PRIVATE: hidden from search engines and lists. */
  readonly visibility: Visibility
}

/** The default settings of a page. */
export const BLANK_SETTINGS: PageSettings = {
  title: '',
  description: '',
  externalUrl: '',
  imageId: null,
  visibility: 'PUBLIC',
}

/** Everything that can be edited and undone: the settings and the block tree. */
export interface EditedPage {
  readonly settings: PageSettings
  readonly tree: PageTree
}

/** A change of the page, written as a mutation of an Immer draft. It runs once. */
export type Edit = (page: Draft<EditedPage>) => void

/** Converts a saved page to the edited form. */
export function editedPage(
  settings: PageSettings,
  content: PageContent,
  registry: Registry,
): EditedPage {
  return { settings, tree: toTree(content, registry) }
}

/** Returns the content to send: unchanged blocks are identical to the received ones. */
export function contentOf(page: EditedPage): PageContent {
  return toContent(page.tree)
}

/** A place of a block: the slot, and the index counted without the moved block. */
export interface InsertionPoint {
  readonly slot: SlotKey
  readonly index: number
}

/** Labels of the page's settings, used by the panel and the commands. */
export const settingLabels: { readonly [Name in keyof PageSettings]: string } = {
  title: t('Title'),
  description: t('Description'),
  externalUrl: t('Address'),
  imageId: t('Picture to share'),
  visibility: t('Visibility'),
}

/** Combines several edits into one history step. */
export function inOneStep(edits: readonly Edit[]): Edit {
  return (page) => {
    for (const edit of edits) edit(page)
  }
}

/** Returns a block as plain data, from within an edit. Throws if it isn't on the page. */
export function readBlock(page: Draft<EditedPage>, id: string): StoredBlock {
  const block = page.tree.blocks.get(id)
  if (!block) throw new Error(`Block '${id}' is not on the page`)
  return (isDraft(block) ? current(block) : block) as StoredBlock
}

/** Sets one of the page's settings. */
export function setSetting<K extends keyof PageSettings>(name: K, value: PageSettings[K]): Edit {
  return (page) => {
    page.settings[name] = value
  }
}
