import {
  type FieldFunctionOptions,
  type FieldPolicy,
  isReference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client'

/**
 * Cache keys of types where `id` alone is not unique. `keyFields: false` marks objects whose content depends on their place: they
 * are cached inside their parent.
 */
export const typePolicies: TypePolicies = {
  // Ids are unique only within a kind.
  CalendarDate: { keyFields: ['kind', 'key'] },
  ChangedRecord: { keyFields: ['kind', 'id'] },
  Problem: { keyFields: ['kind', 'key'] },
  RecordSummary: { keyFields: ['kind', 'id'] },
  WaitingItem: { keyFields: ['kind', 'key'] },
  PageDifference: { keyFields: false },
  RecordForm: { keyFields: false },
  SavedDocument: { keyFields: false },
  SavedRecord: { keyFields: false },
  WaitingRecord: { keyFields: false },
  // The texts of a picture depend on the location and language of the query.
  Media: { keyFields: false },
  MediaItem: { keyFields: false },
  // The library shows the default texts, so its pictures are updated by id.
  LibraryItem: { keyFields: ['item', ['id']], fields: { item: { merge: true } } },
  // The reference’s live state depends on the record that the query is about.
  Reference: { keyFields: false },
  // A page’s saved versions, which have no ids of their own.
  Document: { fields: { revisions: joinedParts([]) } },
  HoursGroup: { keyFields: false },
  MediaSelection: { keyFields: false },
  OpeningHours: { keyFields: false },
  TopicChild: { keyFields: false },
  // Lists and texts are merged by language and location, so that a query for fewer fields removes nothing that another fetched.
  Query: {
    fields: {
      mediaLibrary: joinedParts([
        ...['locationId', 'galleryId', 'search', 'ids', 'lacksAltText', 'lacksLanguage'],
        ...['kind', 'inTrash', 'sortBy', 'sort'],
      ]),
      pageTemplates: joinedParts(['locationId', 'language', 'ids', 'text']),
      recordRevisions: joinedParts(['kind', 'id', 'locationId', 'language']),
      sharedBlocks: joinedParts(['locationId', 'language', 'ids', 'text']),
      showingLocations: joinedParts(['documentId']),
    },
  },
  PublishImpact: { merge: true, fields: { locations: joinedParts(['state', 'search']) } },
  Topic: { fields: { items: { merge: mergeByPlace }, topicChildren: { merge: mergeByPlace } } },
}

interface Connection {
  readonly nodes: readonly unknown[]
}

/**
 * Returns the policy of a paginated list: pages requested with `after` are appended, without what the list already contains, as a
 * new entry moves others to the next page. Each combination of the other arguments has its own list.
 */
function joinedParts(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing || typeof args?.after !== 'string') return incoming
      const known = new Set(existing.nodes.map(refOf))
      const more = incoming.nodes.filter((node) => !known.has(refOf(node)))
      return { ...incoming, nodes: [...existing.nodes, ...more] }
    },
  }
}

function refOf(node: unknown): unknown {
  return isReference(node) ? node.__ref : node
}

function mergeByPlace(
  existing: readonly StoreObject[] | undefined,
  incoming: readonly StoreObject[],
  { readField, mergeObjects }: FieldFunctionOptions,
): readonly StoreObject[] {
  const placeOf = (part: StoreObject) =>
    JSON.stringify([readField('language', part), readField('locationId', part)])
  const before = new Map(existing?.map((part) => [placeOf(part), part]))
  return incoming.map((part) => {
    const known = before.get(placeOf(part))
    return known ? mergeObjects(known, part) : part
  })
}
