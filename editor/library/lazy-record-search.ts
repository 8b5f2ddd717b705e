import { t } from '#schema/messages/t'
import type { ApiClient } from '../api/fetch-query'
import { lazyPart } from '../ui/lazy/lazy-part'
import type { pictureLibrary } from './picture-library'
import type { Pictures } from './pictures'
import type { Home, RecordSearch } from './record-search'

/** Returns the pickers' data like `apolloRecordSearch`, whose code is loaded with the first request. */
export function lazyRecordSearch(client: ApiClient, home: Home | null = null): RecordSearch {
  const { fetch } = lazyPart(async () => {
    const { apolloRecordSearch } = await import('./apollo-record-search')
    return apolloRecordSearch(client, home)
  })
  const search = () => fetch().catch(unreachable)
  return {
    search: async (kind, text) => (await search()).search(kind, text),
    find: async (kind, keys) => (await search()).find(kind, keys),
    usedValues: async (kind, field) => (await search()).usedValues(kind, field),
    blocksOn: async (pageId) => (await search()).blocksOn(pageId),
    pictures: forwarded(async () => (await search()).pictures),
  }
}

/** Returns the picture library of a location, whose code is loaded with the first picture that is added to a text. */
export function lazyPictureLibrary(
  client: ApiClient,
  locationId: number,
): ReturnType<typeof pictureLibrary> {
  const { fetch } = lazyPart(async () => {
    const { pictureLibrary: create } = await import('./picture-library')
    return create(lazyRecordSearch(client).pictures, locationId)
  })
  const library = () => fetch().catch(unreachable)
  return {
    add: async (picture, options) => (await library()).add(picture, options),
    open: async (id) => (await library()).open(id),
  }
}

/** Returns where else a network page is shown; `null` if the page doesn't exist. */
export async function fetchInheriting(client: ApiClient, documentId: number) {
  const { readInheriting } = await import('../api/locations')
  return readInheriting(client, documentId)
}

const NAMES = [
  ...(['send', 'store', 'copy', 'list', 'addToAlbum', 'makeAlbum'] as const),
  ...(['open', 'describe', 'restore', 'dispose'] as const),
] satisfies readonly (keyof Pictures)[]

/** Returns functions of the same names that load the implementation and forward to it. */
function forwarded(pictures: () => Promise<Pictures>): Pictures {
  const call =
    (name: (typeof NAMES)[number]) =>
    async (...given: unknown[]) =>
      // The compiler can't infer arguments for a union of functions: these are the arguments of the function with this name.
      ((await pictures())[name] as (...all: unknown[]) => unknown)(...given)
  // All names are in `NAMES`: the type below makes the compiler report missing ones.
  const calls: Readonly<Record<keyof Pictures, unknown>> = Object.fromEntries(
    NAMES.map((name) => [name, call(name)]),
  ) as Record<(typeof NAMES)[number], unknown>
  return calls as Pictures
}

function unreachable(cause: unknown): never {
  throw new Error(t('The server can’t be reached. Check your connection and try again.'), { cause })
}
