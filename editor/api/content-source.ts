import type { EditorSource, PageAddress, ShapeReaders } from '#schema/api/content-source'
import type { PreloadedBlocks } from '#schema/api/opening'
import { location } from '#schema/entities/location'
import type { MediaItem } from '#schema/entities/media'
import { type ApiClient, fetchQuery } from './fetch-query'
import { locationQuery } from './operations/location'
import { one } from './read-answer'
import type { ReadRecords, ServerSource } from './server-source'

/** All methods of `ServerSource`, so that none is omitted. */
const calls: Readonly<Record<keyof ServerSource, true>> = {
  ...{ record: true, galleries: true, media: true, pages: true },
  ...{ records: true, recordsOf: true, search: true, places: true },
  ...{ publishedPaths: true, fieldValues: true },
}

/**
 * Creates the content source for blocks. The page's location and the embedded pictures and addresses are answered at once. The
 * rest is in a part that is loaded on the first request, because most pages open without one.
 */
export function apolloContentSource(
  client: ApiClient,
  preloaded: Pick<PreloadedBlocks, 'media' | 'pages'> | null = null,
): EditorSource {
  const read: ReadRecords = {
    media: new Map(preloaded?.media.map((item) => [item.id, item])),
    pages: new Map(preloaded?.pages.map((address) => [address.id, address])),
  }
  // Records were changed in this editor: the next reads go to the server.
  client.onRecordsChanged((kind) => {
    if (kind === 'media') read.media.clear()
    if (kind === 'page') read.pages.clear()
  })
  let server: Promise<ServerSource> | null = null

  function connect(): Promise<ServerSource> {
    server ??= import('./server-source').then(
      ({ serverSource }) => serverSource(client, read),
      (error: unknown) => {
        // The next request retries: the connection may be back.
        server = null
        throw error
      },
    )
    return server
  }

  const shapes: ShapeReaders = {
    gallery: async (id) => (await connect()).record('gallery', id),
    async location(slug) {
      const asked = { slug: String(slug) }
      const answer = await fetchQuery(client, locationQuery, asked, 'cache-first')
      return one(location, answer.location)
    },
    topic: async (id) => (await connect()).record('topic', id),
  }
  const names = Object.keys(calls) as (keyof ServerSource)[]
  const asked = names.map((name) => [name, callOf(name, connect)] as const)
  return {
    // One function per method of the interface, because `calls` lists all of them.
    ...(Object.fromEntries(asked) as unknown as ServerSource),
    media: async (ids) => knownOf<MediaItem>(read.media, ids) ?? (await connect()).media(ids),
    pages: async (query) =>
      ('ids' in query ? knownOf<PageAddress>(read.pages, query.ids) : null) ??
      (await connect()).pages(query),
    record: (kind, key) => shapes[kind](key),
    mediaRead: (id) => read.media.get(id),
  }
}

function callOf(name: keyof ServerSource, connect: () => Promise<ServerSource>) {
  return async (...args: readonly unknown[]) => {
    const source = await connect()
    const call = source[name] as (...args: readonly unknown[]) => Promise<unknown>
    return call(...args)
  }
}

/** Returns the records for the ids; `null` if one of them is not cached. */
function knownOf<T>(read: ReadonlyMap<number, T>, ids: readonly number[]): readonly T[] | null {
  const known = ids.flatMap((id) => read.get(id) ?? [])
  return known.length === ids.length ? known : null
}
