import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { graphql, type SavedPage, type StoredBlock } from './api'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The template of a new page by its label, and the page's title. */
export interface TemplateWords {
  readonly label: string
  readonly title: string
}

export async function readTemplate(id: string): Promise<{ readonly label: string }> {
  const { module } = await runnerImport<{ default: { label: string } }>(
    `${root}renderer/templates/${id}.template.ts`,
    { root, logLevel: 'silent', resolve: { tsconfigPaths: true } },
  )
  return module.default
}

interface Draft {
  readonly version: number
  readonly description: string
  readonly topic: { readonly items: readonly DraftItem[] }
}

interface DraftItem {
  readonly language: string
  readonly locationId: string
  readonly title: string
  readonly content: { readonly blocks: readonly StoredBlock[] }
}

/** Saves a draft with other words in place of each of its examples. */
export async function replaceExamples(id: string, words: string): Promise<SavedPage> {
  const { document } = await graphql<{ document: Draft }>(
    'query Draft($id: ID!) { document(id: $id) { version description topic { items { language locationId title content } } } }',
    { id },
  )
  const {
    version,
    description,
    topic: { items },
  }: Draft = JSON.parse(JSON.stringify(document).replace(/\[\[.*?\]\]/g, words))
  const { createOrUpdateDocument } = await graphql<{ createOrUpdateDocument: SavedPage }>(
    `mutation Save($id: ID!, $version: Int!, $description: String!, $items: [TopicItemInput!]!) {
      createOrUpdateDocument(id: $id, expectedVersion: $version, description: $description, topic: { items: $items }) { id version }
    }`,
    { id, version, description, items },
  )
  return createOrUpdateDocument
}
