import { type PageContent, readContent } from '#schema/page/content'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type { SharedBlocksQuery } from './operations/generated'
import { saveSharedBlockMutation, sharedBlocksQuery } from './operations/shared-blocks'
import { publishPage } from './publishing'

/** A shared block as shown on pages of a location. */
export interface SharedEntry extends Omit<Node, 'content'> {
  /** `null` if it doesn't exist or isn't visible to this account. */
  readonly content: PageContent | null
}

type Node = SharedBlocksQuery['sharedBlocks']['nodes'][number]

interface SharedPlace {
  readonly locationId: number
  readonly language: string
}

/** Maximum number of ids per request: the length of a list. */
const BATCH = 100
/** Page size of the list. */
const LISTED = 20

/** Returns the shared blocks with these ids as a location shows them; deleted ones are omitted. */
export async function readSharedBlocks(
  client: ApiClient,
  { locationId, language }: SharedPlace,
  ids: readonly number[],
): Promise<readonly SharedEntry[]> {
  const found: SharedEntry[] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    const { sharedBlocks } = await fetchQuery(client, sharedBlocksQuery, {
      ...{ locationId: String(locationId), language, first: BATCH },
      ids: ids.slice(at, at + BATCH).map(String),
    })
    found.push(...sharedBlocks.nodes.map(entryOf))
  }
  return found
}

interface SharedList {
  readonly entries: readonly SharedEntry[]
  /** Cursor of the next page; `null` at the end. */
  readonly after: string | null
}

/** Returns the shared blocks available to pages of a location, by name, optionally only those whose name contains a text. */
export async function listSharedBlocks(
  client: ApiClient,
  { locationId, language }: SharedPlace,
  { text, after }: { readonly text: string; readonly after: string | null },
): Promise<SharedList> {
  const { sharedBlocks } = await fetchQuery(client, sharedBlocksQuery, {
    ...{ locationId: String(locationId), language, first: LISTED },
    ...{ text: text.slice(0, 200), after },
  })
  const { nodes, pageInfo } = sharedBlocks
  return {
    entries: nodes.map(entryOf),
    after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

interface NewShared extends SharedPlace {
  readonly title: string
  readonly content: PageContent
}

/**
 * Creates and publishes a shared block, so that its page shows it. Requests with the same key create only one. Returns the reason
 * if publishing failed: the block then exists as a draft.
 */
export async function makeSharedBlock(
  client: ApiClient,
  { locationId, ...shared }: NewShared,
  idempotencyKey: string,
): Promise<{ readonly id: number; readonly unpublished: unknown }> {
  const variables = { ...shared, locationId: String(locationId), idempotencyKey }
  const { createOrUpdateSharedBlock: made } = await write(
    client,
    saveSharedBlockMutation,
    variables,
  )
  try {
    await publishPage(client, made.id, made.version)
    return { id: made.id, unpublished: null }
  } catch (error) {
    return { id: made.id, unpublished: error }
  }
}

function entryOf({ content, ...rest }: Node): SharedEntry {
  const read = content === null ? null : readContent(content)
  return { ...rest, content: read?.ok ? read.content : null }
}
