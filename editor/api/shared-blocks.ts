import { type PageContent, readContent } from '#schema/page/content'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type { SharedBlockListQuery, SharedBlocksQuery } from './operations/generated'
import { saveSharedBlockMutation, sharedBlocksQuery } from './operations/shared-blocks'
import { publishPage } from './publishing'

/** A shared block as shown on pages of a location. */
export interface SharedEntry extends Omit<Node, 'content'> {
  /** `null` if it doesn't exist or isn't visible to this account. */
  readonly content: PageContent | null
}

/** A shared block in a list of those that can be added. */
export type ListedShared = SharedBlockListQuery['sharedBlocks']['nodes'][number]

type Node = SharedBlocksQuery['sharedBlocks']['nodes'][number]

interface SharedPlace {
  readonly locationId: number
  readonly language: string
}

/** Maximum number of ids per request: the length of a list. */
const BATCH = 100

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
