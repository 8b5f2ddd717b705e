import { test } from '@playwright/test'
import { API_TOKEN, ORIGIN } from './site'

/** The GraphQL endpoint as a program uses it; that of another server, where a test has one of its own. */
export async function graphql<Data>(
  query: string,
  variables: Record<string, unknown> = {},
  origin = ORIGIN,
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${API_TOKEN}` },
    body: JSON.stringify({ query, variables }),
  })
  const answer = (await response.json()) as Answer<Data>
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly message: string }[]
}

const DEFAULT_LOCATION = 10

export interface SavedPage {
  readonly id: string
  readonly version: number
}

/** A page with these blocks, of the default location if no other is named, as a draft. */
export async function createPage(
  address: string,
  blocks: readonly unknown[],
  type: 'PAGE' | 'LOCATION' = 'PAGE',
  locationId = DEFAULT_LOCATION,
): Promise<SavedPage> {
  if (test.info().retry > 0) await deletePagesOf(address)
  const { createOrUpdateDocument } = await graphql<{ createOrUpdateDocument: SavedPage }>(
    `mutation Create($title: String!, $type: DocumentType!, $topic: TopicInput!) {
      createOrUpdateDocument(title: $title, type: $type, topic: $topic) { id version }
    }`,
    {
      title: `Page ${address}`,
      type,
      topic: { ...topicOf(address, blocks, locationId), locationId },
    },
  )
  return createOrUpdateDocument
}

/** Frees an address for the second try of a test. */
async function deletePagesOf(address: string): Promise<void> {
  const { documents } = await graphql<{ documents: { nodes: (SavedPage & { title: string })[] } }>(
    'query Made($title: String!) { documents(query: { text: $title }, first: 100) { nodes { id version title } } }',
    { title: `Page ${address}` },
  )
  for (const { id, version, title } of documents.nodes)
    if (title === `Page ${address}`)
      await graphql(
        'mutation Delete($id: ID!, $version: Int!) { setRecordStatus(id: $id, status: DELETED, expectedVersion: $version) { id } }',
        { id, version },
      )
}

/** Makes a draft what visitors see. */
export async function publishPage({ id, version }: SavedPage): Promise<void> {
  await graphql(
    'mutation Publish($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { id } }',
    { id, version },
  )
}

/** Saves other blocks on top of a version, as another editor would. */
export async function savePage(
  { id, version }: SavedPage,
  address: string,
  blocks: readonly unknown[],
  locationId = DEFAULT_LOCATION,
): Promise<SavedPage> {
  const { createOrUpdateDocument } = await graphql<{ createOrUpdateDocument: SavedPage }>(
    `mutation Save($id: ID!, $topic: TopicInput!, $version: Int!) {
      createOrUpdateDocument(id: $id, topic: $topic, expectedVersion: $version) { id version }
    }`,
    { id, version, topic: topicOf(address, blocks, locationId) },
  )
  return createOrUpdateDocument
}

/** The draft's blocks as they are stored. */
export async function draftOf(id: string): Promise<{ version: number; blocks: StoredBlock[] }> {
  const { document } = await graphql<{
    document: {
      version: number
      topic: { items: { content: { blocks: StoredBlock[] } | null }[] }
    }
  }>('query Draft($id: ID!) { document(id: $id) { version topic { items { content } } } }', { id })
  return { version: document.version, blocks: document.topic.items[0]?.content?.blocks ?? [] }
}

/** Reads each location's own content of a draft, as text. */
export async function contentByLocation(id: string): Promise<Record<number, string>> {
  const { document } = await graphql<{
    document: { topic: { items: { locationId: number; content: unknown }[] } }
  }>('query Items($id: ID!) { document(id: $id) { topic { items { locationId content } } } }', {
    id,
  })
  return Object.fromEntries(
    document.topic.items.map(({ locationId, content }) => [locationId, JSON.stringify(content)]),
  )
}

export interface StoredBlock {
  readonly id: string
  readonly name: string
  readonly fields: readonly {
    readonly id: string
    readonly type: string
    readonly name: string
    readonly value: unknown
  }[]
  readonly slots?: Record<string, StoredBlock[]>
}

/** Reads a field of a stored block. */
export function fieldValue(block: StoredBlock | undefined, field: string): unknown {
  return block?.fields.find(({ name }) => name === field)?.value
}

function topicOf(address: string, blocks: readonly unknown[], locationId = DEFAULT_LOCATION) {
  return {
    externalUrl: address,
    locationId: DEFAULT_LOCATION,
    items: [
      {
        language: 'en-US',
        locationId,
        title: `Page ${address}`,
        content: { format: 1, blocks },
      },
    ],
  }
}
