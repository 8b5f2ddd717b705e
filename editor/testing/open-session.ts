import { toronto } from '#renderer/testing/world'
import type { ContentSource } from '#schema/api/content-source'
import { type AnyBlock, defineBlock, type Registry } from '#schema/block/block'
import { string } from '#schema/fields'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { childrenOf, type PageTree, ROOT, slotKey } from '#schema/page/tree'
import { BLANK_SETTINGS, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import type { EditorSession } from '../store/session'
import { createUiStore } from '../store/ui-store'

/*
 * Pages for tests, written in one line: `a b[c d] e` is three blocks, the second a container of two. Names begin with
 * what they are: `x…` is unknown to the registry, a name with brackets is a Box, all others are Notes.
 */

const note = defineBlock({
  name: 'Note',
  label: 'Note',
  description: 'Some words.',
  category: 'content',
  targets: ['location', 'content'],
  fields: { text: string({ label: 'Text', required: true, default: 'Words' }) },
})
const box = defineBlock({
  name: 'Box',
  label: 'Box',
  description: 'Holds other blocks.',
  category: 'feature',
  targets: ['location', 'content'],
  fields: { title: string({ label: 'Title' }) },
  slots: { content: { label: 'Content' } },
})
/** Takes Notes only. */
const shelf = defineBlock({
  name: 'Shelf',
  label: 'Shelf',
  description: 'Holds notes, side by side.',
  category: 'feature',
  targets: ['location'],
  fields: {},
  slots: { left: { label: 'Left', allow: ['Note'] }, right: { label: 'Right', allow: ['Note'] } },
})

export const testRegistry: Registry = new Map(
  [note, box, shelf].map((definition) => [definition.name, definition as unknown as AnyBlock]),
)

/** The content that a line describes. */
export function contentOfLine(line: string): PageContent {
  const tokens = line.match(/[\w]+|\[|\]/g) ?? []
  let at = 0
  return { format: 1, blocks: list() }

  function list(): StoredBlock[] {
    const blocks: StoredBlock[] = []
    while (at < tokens.length && tokens[at] !== ']') blocks.push(one(tokens[at++] ?? ''))
    return blocks
  }

  function one(id: string): StoredBlock {
    if (id.startsWith('x'))
      return {
        id,
        name: 'Gone',
        fields: [{ id: 'f1', type: 'colour', name: 'tint', value: '#123' }],
      }
    if (tokens[at] !== '[') return newBlock(note as unknown as AnyBlock, id)
    at += 1
    const content = list()
    at += 1
    return { ...newBlock(box as unknown as AnyBlock, id), slots: { content } }
  }
}

/** The line that describes a tree. */
export function lineOfTree(tree: PageTree, slot = ROOT): string {
  return childrenOf(tree, slot)
    .map((id) => {
      const inner = slotKey(id, 'content')
      return tree.children.has(inner) ? `${id}[${lineOfTree(tree, inner)}]` : id
    })
    .join(' ')
}

/** A page open for editing. */
export function testSession(
  content: PageContent | string,
  overrides: Partial<EditorSession> = {},
): EditorSession {
  const { registry = testRegistry } = overrides
  const settings = { ...BLANK_SETTINGS, title: 'Visit', externalUrl: '/visit' }
  const saved = typeof content === 'string' ? contentOfLine(content) : content
  return {
    documentId: 1,
    target: 'location',
    registry,
    pageStore: createPageStore(editedPage(settings, saved, registry)),
    uiStore: createUiStore(),
    source: emptySource,
    context: {
      location: { ...toronto, id: 10, slug: 'new-delhi', name: 'New Delhi', hours: [] },
      language: 'en-US',
      now: '2026-11-20T10:00:00Z',
      siteRoot: '',
      canonical: 'https://www.example.org/',
      path: '/visit',
      record: null,
      query: {},
    },
    layout: null,
    maxBlocks: 500,
    canEdit: true,
    ...overrides,
  }
}

/** A source that holds nothing. */
export const emptySource: ContentSource = {
  record: async () => null,
  media: async () => [],
  pages: async () => [],
  galleries: async () => [],
  records: async () => [],
  recordsOf: async () => [],
  search: async () => ({ totalCount: 0, hits: [] }),
  places: async () => [],
  publishedPaths: async () => [],
  fieldValues: async () => [],
}
