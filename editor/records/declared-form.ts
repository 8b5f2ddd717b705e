import type { DocumentNode } from 'graphql'
import type { AnyField } from '#schema/fields'
import { readProps } from '#schema/fields/read'
import { mutationNames } from '#schema/records/mutation-names'
import type { AnyRecord } from '#schema/records/record'
import { fetchQuery, write } from '../api/fetch-query'
import {
  openRecordQuery,
  setStatusMutation,
  writeRecordMutation,
} from '../api/operations/record-writing'
import { asInput } from './as-input'
import type { RecordFormOf, RecordStatusOf } from './opened-record'
import { zoneName } from './time-zones'

/** The form of a kind that is written by the calls derived from its declaration. */
export function declaredForm(definition: AnyRecord): RecordFormOf {
  const { kind, words, fields, title, key } = definition
  const mutation = ofKind(writeRecordMutation, definition)
  return {
    ...{ one: words.one, fields, title },
    check: (values) => definition.check(values),
    note: ({ place, timeZone }) => `For ${place}. Times are those of ${zoneName(timeZone)}.`,
    async open(client, recordKey) {
      const { record } = await fetchQuery(client, openRecordQuery, { kind, key: recordKey })
      if (!record) return null
      const { id, version, timeZone, recordStatus } = record
      const locationId = Number(record.locationId)
      const values = readProps(fields, asInput<Record<string, unknown>>(record.values ?? {}))
      return { id, version, locationId, timeZone, recordStatus, values }
    },
    async write(client, { id, locationId }, { values, about }) {
      const input = id === null ? { ...values, locationId: String(locationId) } : values
      const { saved } = await write(client, mutation, { ...about, input: asInput(input) })
      return key === 'slug' ? (saved.slug ?? saved.id) : saved.id
    },
    status: statusOf(definition),
  }
}

function statusOf(definition: AnyRecord): RecordStatusOf {
  const mutation = ofKind(setStatusMutation, definition)
  return {
    consequence: consequenceOf(definition),
    async set(client, { id, version, status }) {
      const variables = { id, status, expectedVersion: version }
      return (await write(client, mutation, variables)).saved.version
    },
  }
}

function consequenceOf({ search, pages, fields }: AnyRecord): string {
  const lists = search ? 'lists and the search leave it out at once' : 'lists leave it out at once'
  const page = pages.length > 0 ? ' its own page is not found any more,' : ''
  const alone = 'and blocks that show it by itself say that it is not there.'
  const hasPictures = (Object.values(fields) as AnyField[]).some(({ type }) => type === 'medias')
  const pictures = hasPictures ? ' Pictures that nothing else shows are hidden from them, too.' : ''
  return `Visitors no longer see it: ${lists},${page} ${alone}${pictures}`
}

/**
 * A mutation of a kind. Documents are compiled when the editor is built, so they name one kind, and the names of another
 * take their place here.
 */
function ofKind<Document extends DocumentNode>(
  document: Document,
  definition: AnyRecord,
): Document {
  const { save, setStatus, input } = mutationNames(definition)
  const names = new Map([
    ['createOrUpdateEvent', save],
    ['setEventStatus', setStatus],
    ['EventInput', input],
    ['event', definition.api.input],
  ])
  const renamed = (_: string, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value
  return JSON.parse(JSON.stringify(document), renamed)
}
