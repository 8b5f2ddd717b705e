import type { FieldFunctionOptions, FieldPolicy, StoreObject, TypePolicies } from '@apollo/client'

/**
 * What tells two records of a type apart, where `id` alone does not. `keyFields: false` is for parts that are other parts in
 * another place: they are kept inside what they belong to.
 */
export const typePolicies: TypePolicies = {
  // Ids are each kind's own.
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
  // The words of a picture are those for the place that asks.
  Media: { keyFields: false },
  MediaItem: { keyFields: false },
  // Whether it is live there, of what is asked about.
  Reference: { keyFields: false },
  HoursGroup: { keyFields: false },
  MediaSelection: { keyFields: false },
  OpeningHours: { keyFields: false },
  TopicChild: { keyFields: false },
  // Its lists and texts are told apart by their place: a query that asks for less of them takes nothing from another.
  Query: { fields: { recordRevisions: joinedParts(['kind', 'id', 'locationId', 'language']) } },
  Topic: { fields: { items: { merge: mergeByPlace }, topicChildren: { merge: mergeByPlace } } },
}

interface Connection {
  readonly nodes: readonly unknown[]
}

/** A list that grows at its end, by what is asked for with `after`; one list for each value of the other arguments. */
function joinedParts(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      const isNext = existing && typeof args?.after === 'string'
      return isNext ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming
    },
  }
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
