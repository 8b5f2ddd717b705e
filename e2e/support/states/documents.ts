import { graphql, type SavedPage } from '../api'

const SAVE = `mutation ($id: ID, $title: String!, $version: Int, $topic: TopicInput!) {
  saved: createOrUpdateDocument(id: $id, title: $title, type: PAGE, expectedVersion: $version, topic: $topic) { id version }
}`
const PUBLISH = `mutation ($id: ID!, $version: Int!) {
  publishDocument(id: $id, expectedVersion: $version) { id version }
}`

export const TITLE = 'નવું પાનું'

interface Content {
  readonly id?: string
  readonly version?: number
  /** The network’s, if no other is named. */
  readonly locationId?: string
  readonly language?: string
  /** Path of a new page. */
  readonly path?: string
  readonly blocks: readonly object[]
  /** The saved template that the page is made from. */
  readonly template?: { readonly pageId: number; readonly version: number }
}

/** Saves a draft; of a new page if none is named. */
export async function saveDraft(
  origin: string,
  { id, version, locationId = '10', language = 'en-US', path, blocks, template }: Content,
): Promise<SavedPage> {
  const content = { format: 1, ...(template && { template }), blocks }
  const items = [{ language, locationId, title: TITLE, content }]
  const externalUrl = path ?? `/state-${Date.now()}`
  const place = id === undefined && { externalUrl, locationId: '10' }
  const given = { id, version, title: TITLE, topic: { ...place, items } }
  const { saved } = await graphql<{ saved: SavedPage }>(SAVE, given, origin)
  return saved
}

/** Saves a draft and makes it what visitors see. */
export async function publishDraft(origin: string, content: Content): Promise<SavedPage> {
  const saved = await saveDraft(origin, content)
  const { publishDocument } = await graphql<{ publishDocument: SavedPage }>(
    PUBLISH,
    { ...saved },
    origin,
  )
  return publishDocument
}
