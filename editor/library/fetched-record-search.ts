import type { ApiClient } from '../api/fetch-query'
import { fetchedPart } from '../ui/lazy/fetched-part'
import type { Home, RecordSearch } from './record-search'

/** The pickers' data, as `apolloRecordSearch` gives it; what asks the server is fetched with the first question. */
export function fetchedRecordSearch(client: ApiClient, home: Home | null = null): RecordSearch {
  const { fetch } = fetchedPart(async () => {
    const { apolloRecordSearch } = await import('./apollo-record-search')
    return apolloRecordSearch(client, home)
  })
  const search = () => fetch().catch(unreachable)
  return {
    search: async (kind, text) => (await search()).search(kind, text),
    find: async (kind, keys) => (await search()).find(kind, keys),
    blocksOn: async (pageId) => (await search()).blocksOn(pageId),
    pictures: {
      send: async (sending, progress) => (await search()).pictures.send(sending, progress),
      store: async (sending, arrived) => (await search()).pictures.store(sending, arrived),
      copy: async (copying) => (await search()).pictures.copy(copying),
      list: async (query, after) => (await search()).pictures.list(query, after),
      languages: async () => (await search()).pictures.languages(),
      albums: async (slug) => (await search()).pictures.albums(slug),
      addToAlbum: async (album, ids) => (await search()).pictures.addToAlbum(album, ids),
      makeAlbum: async (album) => (await search()).pictures.makeAlbum(album),
      open: async (id) => (await search()).pictures.open(id),
      describe: async (id, texts) => (await search()).pictures.describe(id, texts),
      history: async (id) => (await search()).pictures.history(id),
      restore: async (...given) => (await search()).pictures.restore(...given),
      usedOn: async (id) => (await search()).pictures.usedOn(id),
      dispose: async (id, how) => (await search()).pictures.dispose(id, how),
    },
  }
}

function unreachable(cause: unknown): never {
  throw new Error('The server cannot be reached. Check your connection and try again.', { cause })
}
