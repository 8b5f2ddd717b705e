import { type PageContent, readContent } from '#schema/page/content'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type { SharedBlocksQuery } from './operations/generated'
import { saveSharedBlockMutation, sharedBlocksQuery } from './operations/shared-blocks'
import { publishPage } from './publishing'

/** A shared block as pages of a location show it. */
export interface SharedEntry extends Omit<Node, 'content'> {
  /** `null` where there is nothing that this account may see. */
  readonly content: PageContent | null
}

type Node = SharedBlocksQuery['sharedBlocks']['nodes'][number]

export interface SharedPlace {
  readonly locationId: number
  readonly language: string
}

/** Asked for at most so many at once: the length of a list. */
const AT_ONCE = 100
/** How many are listed at first, and more at a time. */
const LISTED = 20

/** Those of some ids, as a location shows them; what is gone is left out. */
export async function readSharedBlocks(
  client: ApiClient,
  { locationId, language }: SharedPlace,
  ids: readonly number[],
): Promise<readonly SharedEntry[]> {
  const found: SharedEntry[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { sharedBlocks } = await fetchQuery(client, sharedBlocksQuery, {
      ...{ locationId: String(locationId), language, first: AT_ONCE },
      ids: ids.slice(at, at + AT_ONCE).map(String),
    })
    found.push(...sharedBlocks.nodes.map(entryOf))
  }
  return found
}

export interface SharedList {
  readonly entries: readonly SharedEntry[]
  /** Where the list goes on; `null` at its end. */
  readonly after: string | null
}

/** Those that pages of a location may use, by name; of those whose name contains a text, where one is searched for. */
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
 * Makes a shared block and publishes it, so that the page that it is made on shows it. The same key never makes two. Returns why it is not
 * published, if so: it is there then, as a draft.
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
