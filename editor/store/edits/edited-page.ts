import { current, type Draft, enableMapSet, isDraft } from 'immer'
import type { Registry } from '#schema/block/block'
import type { Visibility } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import type { PageContent, StoredBlock } from '#schema/page/content'
import type { SlotKey } from '#schema/page/tree'
import { type PageTree, toContent, toTree } from '#schema/page/tree'

enableMapSet()

/** The page's own settings, beside its blocks. */
export interface PageSettings {
  readonly title: string
  readonly description: string
  /** The address inside the location's site: `/visit`; empty for what has none. */
  readonly externalUrl: string
  /** The picture it is shared by; `null` for the first one of its blocks. */
  readonly imageId: number | null
  /** PRIVATE: search engines and lists leave it out. */
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

/** Everything an editor can change and undo: the settings and the tree of blocks. */
export interface EditedPage {
  readonly settings: PageSettings
  readonly tree: PageTree
}

/** A change to the page, written as if it could be mutated. It runs once, on a draft. */
export type Edit = (page: Draft<EditedPage>) => void

/** The edited page of a saved one. */
export function editedPage(
  settings: PageSettings,
  content: PageContent,
  registry: Registry,
): EditedPage {
  return { settings, tree: toTree(content, registry) }
}

/** What is sent to the server: untouched blocks exactly as they came. */
export function contentOf(page: EditedPage): PageContent {
  return toContent(page.tree)
}

/** Where a block stands or is to stand: the slot, and its position counted without the moved block. */
export interface InsertionPoint {
  readonly slot: SlotKey
  readonly index: number
}

/** What the settings of a page are called, in the panel and among the commands. */
export const settingLabels: { readonly [Name in keyof PageSettings]: string } = {
  title: t('Title'),
  description: t('Description'),
  externalUrl: t('Address'),
  imageId: t('Picture to share'),
  visibility: t('Visibility'),
}

/** Several edits as one: one step of the history. */
export function inOneStep(edits: readonly Edit[]): Edit {
  return (page) => {
    for (const edit of edits) edit(page)
  }
}

/** A block of the page as plain data, from inside an edit. Throws when it is not on the page. */
export function readBlock(page: Draft<EditedPage>, id: string): StoredBlock {
  const block = page.tree.blocks.get(id)
  if (!block) throw new Error(`Block '${id}' is not on the page`)
  return (isDraft(block) ? current(block) : block) as StoredBlock
}

/** Sets one of the page's own settings. */
export function setSetting<K extends keyof PageSettings>(name: K, value: PageSettings[K]): Edit {
  return (page) => {
    page.settings[name] = value
  }
}
