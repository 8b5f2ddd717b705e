import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { writeCoordinates } from '#schema/entities/coordinates'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { readContent } from '#schema/page/content'
import { outlineOf } from '#schema/page/tree'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
import type {
  PickerLocationFragment,
  PickerRecordFragment,
  SearchPagesQuery,
} from '../api/operations/generated'
import { addressPointsQuery, embedDetailsQuery } from '../api/operations/locations'
import * as documents from '../api/operations/pickers'
import { apolloPictures } from './apollo-pictures'
import { ofLocation, ofRecord } from './found-records'
import type { FoundRecord, Home, LinkTarget, RecordSearch } from './record-search'

const NO_LOOK_UP = t(
  'This server can’t look up addresses. Paste coordinates or a map link instead.',
)

/** Maximum number of results in a picker; a longer text finds others. */
const FIRST = 50

/** Search of one record kind, and the lookup of referenced records. */
interface Kind {
  search(text: string): Promise<readonly FoundRecord[]>
  find(keys: readonly string[]): Promise<readonly FoundRecord[]>
}

/**
 * Returns the pickers' data, cached by the editor's Apollo Client. Pages and locations have their own queries; other kinds follow
 * their declaration. Records of `home` come first, so that Enter doesn't pick another location's Sunday assembly.
 */
export function apolloRecordSearch(client: ApiClient, home: Home | null = null): RecordSearch {
  const special: Readonly<Record<string, Kind>> = {
    location: {
      search: async (text) => (await allLocations()).map(ofLocation).filter(names(text)),
      find: each(async (key) => {
        const { location } = await request(documents.findLocationQuery, { key })
        return location && ofLocation(location)
      }),
    },
    page: {
      search: async (text) => {
        const locationId = home && String(home.id)
        const variables = { text: text || null, first: FIRST, locationId }
        const { own, documents: all } = await request(
          documents.searchPagesQuery,
          variables,
          'network-only',
        )
        return inOrder(text, own.nodes.map(ofPage), all.nodes.map(ofPage))
      },
      find: async (keys) =>
        (await request(documents.findPagesQuery, { keys })).pageAddresses.map(ofPage),
    },
    document: pagesAndTemplates(client),
    /** Addresses found by the server's provider; their keys are coordinates. */
    address: {
      search: async (text) => {
        const { addressPoints } = await request(addressPointsQuery, { text })
        if (!addressPoints) throw new Error(NO_LOOK_UP)
        return addressPoints.map((point) => {
          return { key: writeCoordinates(point), title: point.label, detail: '', thumbnail: null }
        })
      },
      find: async () => [],
    },
    /** Metadata of an embed from its provider. */
    embed: {
      search: async (address) => {
        const { embedDetails } = await request(embedDetailsQuery, { address })
        if (!embedDetails) return []
        const { title, author } = embedDetails
        return [{ key: address, title, detail: author, thumbnail: null }]
      },
      find: async () => [],
    },
  }
  return {
    search: (kind, text) => kindOf(kind).search(text.trim()),
    find: async (kind, keys) => (keys.length === 0 ? [] : await kindOf(kind).find(keys)),
    usedValues: async (kind, field) =>
      (await request(documents.usedValuesQuery, { kind, field }, 'network-only')).usedValues,
    blocksOn,
    pictures: apolloPictures(client),
  }

  function kindOf(kind: string): Kind {
    return special[kind] ?? records(kind)
  }

  function records(kind: string): Kind {
    return {
      async search(text) {
        const asked = { kind, text: text || null, first: FIRST, own: home?.slug ?? null }
        const { own, records: all } = await request(
          documents.searchRecordsQuery,
          asked,
          'network-only',
        )
        return inOrder(text, own.nodes.map(ofHome), all.nodes.map(ofHome))
      },
      find: async (keys) =>
        (await request(documents.findRecordsQuery, { kind, keys })).records.nodes.map(ofHome),
    }
  }

  function request<Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
    fetchPolicy: 'cache-first' | 'network-only' = 'cache-first',
  ): Promise<Answer> {
    return fetchQuery(client, query, variables, fetchPolicy)
  }

  function ofHome(record: PickerRecordFragment): FoundRecord {
    return ofRecord(record, home?.id)
  }

  /** Reads all locations (about 100) and searches them here. */
  async function allLocations(
    after: string | null = null,
  ): Promise<readonly PickerLocationFragment[]> {
    const { locations } = await request(documents.someLocationsQuery, { after })
    const { hasNextPage, endCursor } = locations.pageInfo
    return [...locations.nodes, ...(hasNextPage ? await allLocations(endCursor) : [])]
  }

  async function blocksOn(pageId: number): Promise<readonly LinkTarget[]> {
    const { document } = await request(
      documents.blocksOnPageQuery,
      { key: String(pageId) },
      'network-only',
    )
    const contents = (document?.topic.items ?? []).map(({ content }) => readContent(content))
    const targets = contents.flatMap((read) => (read.ok ? outlineOf(read.content) : []))
    // A page may have several languages: each block is listed once.
    const byId = new Map(targets.map(({ id, displayName }) => [id, { id, label: displayName }]))
    return [...byId.values()]
  }
}

/** Returns the search for network pages and templates, which kits consist of. */
function pagesAndTemplates(client: ApiClient): Kind {
  return {
    async search(text) {
      const locationId = String(DEFAULT_LOCATION_ID)
      const variables = { text: text || null, first: FIRST, locationId }
      const found = await fetchQuery(
        client,
        documents.searchDocumentsQuery,
        variables,
        'network-only',
      )
      return found.documents.nodes.map(ofPage)
    },
    find: each(async (key) => {
      const { document } = await fetchQuery(
        client,
        documents.findDocumentQuery,
        { key },
        'cache-first',
      )
      return document && ofPage(document)
    }),
  }
}

/** Returns a lookup that requests records one by one; Apollo's cache and the server's batching keep requests few. */
function each(one: (key: string) => Promise<FoundRecord | null>): Kind['find'] {
  return async (keys) => (await Promise.all(keys.map(one))).filter((record) => record !== null)
}

/** Sorts exact matches first, then records of the own location. */
function inOrder(
  text: string,
  own: readonly FoundRecord[],
  all: readonly FoundRecord[],
): readonly FoundRecord[] {
  const isOwn = new Set(own.map(({ key }) => key))
  const others = all.filter(({ key }) => !isOwn.has(key))
  return [...own, ...others].toSorted(exactFirst(text)).slice(0, FIRST)
}

function exactFirst(text: string) {
  const wanted = text.toLocaleLowerCase()
  const isExact = ({ title }: FoundRecord) => title.toLocaleLowerCase() === wanted
  return (one: FoundRecord, other: FoundRecord) => Number(isExact(other)) - Number(isExact(one))
}

function names(text: string): (record: FoundRecord) => boolean {
  const wanted = text.toLocaleLowerCase()
  return ({ key, title, detail }) =>
    [key, title, detail].some((words) => words.toLocaleLowerCase().includes(wanted))
}

type FoundPage = SearchPagesQuery['own']['nodes'][number]

/** Converts a page; its location's name is requested only in searches. */
function ofPage(
  page: Omit<FoundPage, 'locationName'> & Partial<Pick<FoundPage, 'locationName'>>,
): FoundRecord {
  const detail = [page.locationName, page.path].filter(Boolean).join(' ')
  return {
    key: String(page.id),
    title: page.title,
    detail,
    path: page.path ?? null,
    thumbnail: null,
  }
}
