import type { PgTable } from 'drizzle-orm/pg-core'
import { richtext } from '#schema/fields'
import { mapValues } from '#schema/fields/map-values'
import { recordDefinitions } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'
import {
  calendarSubscriptions,
  comments,
  documents,
  feedback,
  kitLocations,
  mediaItems,
  mediaRevisions,
  navigations,
  pageOverrides,
  publishedContents,
  recordDrafts,
  recordRevisions,
  recordSchedules,
  revisions,
  schedules,
  topicItems,
  topics,
} from '../database/tables'
import {
  accountOf,
  accountsOf,
  type ColumnCodec,
  embedded,
  jsonColumn,
  type Mapping,
  mapLeaf,
  mapPage,
  numberOf,
  numbersOf,
  personOf,
  plainColumn,
  textColumn,
} from './column-codec'

type Item = Readonly<Record<string, unknown>>

const LIST = { type: 'array' }
const OVERRIDE = jsonColumn(mapOverride, { type: ['object', 'null'] })

/** Columns with references that neither a foreign key nor a field of the same name declares. */
export const specialColumns: ReadonlyMap<PgTable, Readonly<Record<string, ColumnCodec>>> = new Map<
  PgTable,
  Readonly<Record<string, ColumnCodec>>
>([
  [
    mediaItems,
    { locationId: numberOf('location', mediaItems.locationId), texts: jsonColumn(mapPlaces, LIST) },
  ],
  [mediaRevisions, { texts: jsonColumn(mapPlaces, LIST) }],
  [topics, { mediaIds: numbersOf('media') }],
  [topicItems, { content: textColumn(mapPage) }],
  [documents, { review: jsonColumn(mapReview, { type: ['object', 'null'] }) }],
  [publishedContents, { items: textColumn(mapItems), children: textColumn(mapChildren) }],
  [
    revisions,
    {
      items: textColumn(mapItems),
      children: textColumn(mapChildren),
      imageId: numberOf('media', revisions.imageId),
    },
  ],
  [pageOverrides, { draft: OVERRIDE, published: OVERRIDE }],
  [navigations, { slug: jsonColumn(mapNavigationKey, { type: 'string' }) }],
  [recordDrafts, { review: jsonColumn(mapReview, { type: ['object', 'null'] }) }],
  [
    comments,
    {
      authorId: accountOf(comments.authorId),
      mentions: accountsOf(),
      told: accountsOf(),
      // That a guest wrote it, without their link.
      guestLink: {
        ...plainColumn(comments.guestLink),
        toJson: (link) => (link === null ? null : ''),
      },
    },
  ],
  [feedback, { assigneeId: personOf(feedback.assigneeId) }],
  [schedules, { createdBy: accountOf(schedules.createdBy) }],
  [recordSchedules, { createdBy: accountOf(recordSchedules.createdBy) }],
  [calendarSubscriptions, { createdBy: accountOf(calendarSubscriptions.createdBy) }],
  [
    kitLocations,
    {
      createdBy: accountOf(kitLocations.createdBy),
      drafts: jsonColumn(mapKitDrafts, LIST),
    },
  ],
  [recordRevisions, { locationId: numberOf('location', recordRevisions.locationId) }],
])

/** Replaces references in a record's form values, in a draft or a saved version. */
export function mapRecordValues({ fields }: AnyRecord, json: unknown, mapping: Mapping): unknown {
  if (!isItem(json)) return json
  return mapValues(fields, json, (leaf, value) => mapLeaf(leaf, value, mapping))
}

/** Returns the declaration of a kind by its name, or by its name in the audit log. */
export function definitionNamed(name: string): AnyRecord | undefined {
  return (
    recordDefinitions.get(name) ??
    [...recordDefinitions.values()].find(({ api }) => api.chain === name)
  )
}

/** Maps the texts of a page in a revision, whose content is JSON text inside JSON text. */
function mapItems(json: unknown, mapping: Mapping): unknown {
  return mapList(mapPlaces(json, mapping), (item) => ({
    ...item,
    ...('richText' in item && { richText: mapMarkup(item.richText, mapping) }),
    ...('content' in item && { content: mapInner(item.content, mapping) }),
    ...(typeof item.imageId === 'number' && { imageId: mapping.number('media', item.imageId) }),
  }))
}

function mapInner(content: unknown, mapping: Mapping): unknown {
  if (typeof content !== 'string') return content
  const json = embedded(content, mapPage)
  return typeof json === 'string' ? json : JSON.stringify(mapPage(json, mapping))
}

function mapChildren(json: unknown, mapping: Mapping): unknown {
  return mapList(mapPlaces(json, mapping), ({ topicIds, ...list }) => ({
    ...list,
    topicIds: Array.isArray(topicIds)
      ? topicIds.map((id: number) => mapping.number('topic', id))
      : topicIds,
  }))
}

/** Maps the records that were created for a location from a kit. */
function mapKitDrafts(json: unknown, { number }: Mapping): unknown {
  return mapList(json, (draft) =>
    typeof draft.id === 'number' ? { ...draft, id: number(String(draft.kind), draft.id) } : draft,
  )
}

/** Maps values for a language and location. */
function mapPlaces(json: unknown, { number }: Mapping): unknown {
  return mapList(json, (item) =>
    typeof item.locationId === 'number'
      ? { ...item, locationId: number('location', item.locationId) }
      : item,
  )
}

/** Maps a location's differences from a page: of the page itself, of a block's field, or a block it added. */
function mapOverride(json: unknown, mapping: Mapping): unknown {
  if (!isItem(json)) return json
  return { ...json, differences: mapList(json.differences, (one) => mapDifference(one, mapping)) }
}

function mapDifference(one: Item, mapping: Mapping): Item {
  const media = (id: unknown) => (typeof id === 'number' ? mapping.number('media', id) : id)
  if (one.kind === 'page' && one.key === 'imageId')
    return { ...one, was: media(one.was), value: media(one.value) }
  if (one.kind === 'field') {
    const { was, record } = one
    return {
      ...one,
      ...(was !== undefined && { was: mapField(one, was, mapping) }),
      ...(record !== undefined && { record: mapField(one, record, mapping) }),
    }
  }
  return one.kind === 'added' ? { ...one, added: mapBlock(one.added, mapping) } : one
}

/** Maps a field of a block with this name, as if it were on a page. */
function mapField({ name }: Item, field: unknown, mapping: Mapping): unknown {
  const block = mapBlock({ id: 'b', name, fields: [field] }, mapping)
  return isItem(block) && Array.isArray(block.fields) ? block.fields[0] : field
}

function mapBlock(block: unknown, mapping: Mapping): unknown {
  const page = mapPage({ format: 1, blocks: [block] }, mapping)
  return isItem(page) && Array.isArray(page.blocks) ? page.blocks[0] : block
}

function mapReview(json: unknown, mapping: Mapping): unknown {
  return isItem(json) && json.texts ? { ...json, texts: mapPlaces(json.texts, mapping) } : json
}

const markup = richtext({ label: 'Text' })

function mapMarkup(text: unknown, mapping: Mapping): unknown {
  return mapLeaf(markup, text, mapping)
}

/** Maps a `navigationKey`, which starts with the location's id. */
function mapNavigationKey(json: unknown, { number }: Mapping): unknown {
  return typeof json === 'string'
    ? json.replace(/^[1-9]\d{0,8}(?=-)/, (id) => String(number('location', Number(id))))
    : json
}

function mapList(json: unknown, map: (item: Item) => Item): unknown {
  return Array.isArray(json) ? json.map((item) => (isItem(item) ? map(item) : item)) : json
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
