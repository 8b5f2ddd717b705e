import type { DocumentNode } from 'graphql'
import type { AnyField } from '#schema/fields'
import { readProps } from '#schema/fields/read'
import { t } from '#schema/messages/t'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import { fetchQuery, write } from '../../api/fetch-query'
import type { OpenRecordQuery } from '../../api/operations/generated'
import {
  openRecordQuery,
  publishRecordMutation,
  setStatusMutation,
  writeRecordMutation,
} from '../../api/operations/record-writing'
import type { OpenedRecord, RecordFormOf, RecordStatusOf, StoredRecord } from './opened-record'
import { statusSetter } from './set-statuses'
import { zoneName } from './time-zones'

/** Returns the form of a kind that is saved by the mutations derived from its declaration. */
export function declaredForm(definition: AnyRecord): RecordFormOf {
  const { kind, words, fields, title, key, owner, shown } = definition
  const mutation = adaptToKind(writeRecordMutation, definition)
  const publishing = adaptToKind(publishRecordMutation, definition)
  return {
    ...{ kind, words, fields, title },
    ...(definition.status !== null && { statusField: definition.status }),
    ...(definition.kind === 'location' && { addressFields: ['slug', 'host'] }),
    ...(definition.isInternal && { isInternal: true }),
    ...(shown?.from && { shownFrom: shown.from }),
    publishingFields: [definition.status, shown?.from, shown?.until].filter(
      (name) => typeof name === 'string',
    ),
    check: (values) => definition.check(values),
    note: ({ place, timeZone }) =>
      owner === 'network'
        ? t('For the whole network. Times are in {timeZone}.', {
            timeZone: zoneName(timeZone),
          })
        : t('For {place}. Times are in {timeZone}.', { place, timeZone: zoneName(timeZone) }),
    opening: {
      query: openRecordQuery,
      variables: (recordKey) => ({ kind, key: recordKey }),
      read: ({ record }: OpenRecordQuery) => record && readStored(record),
    },
    async openById(client, id) {
      const { record } = await fetchQuery(client, openRecordQuery, { kind, id: String(id) })
      return record && readStored(record)
    },
    readStored,
    async write(client, { id, locationId }, { values, about }) {
      const place = owner === 'location' ? { locationId: String(locationId) } : {}
      const input = id === null ? { ...values, ...place } : values
      const { saved } = await (about.draftVersion === undefined
        ? write(client, mutation, { ...about, input: asInput(input) })
        : write(client, publishing, { ...about, input: asInput(input) }))
      const named = key === 'slug' ? (saved.slug ?? saved.id) : saved.id
      const { version, isPublic, publishedAt, until } = saved
      return { key: String(named), version, isPublic, publishedAt, until }
    },
    status: statusOf(definition),
  }

  function readStored(record: StoredRecord): OpenedRecord {
    const { id, version, timeZone, recordStatus, path, locationSlug, draft } = record
    const { isPublic, isPublished, publishedAt, until } = record
    return {
      ...{ id: String(id), version, timeZone, recordStatus, path, locationSlug },
      ...{ isPublic, isPublished, publishedAt, until },
      locationId: Number(record.locationId),
      stored: draft ?? null,
      schedules: record.schedules,
      values: readProps(fields, asInput<Record<string, unknown>>(record.values ?? {})),
    }
  }
}

function statusOf(definition: AnyRecord): RecordStatusOf {
  const mutation = adaptToKind(setStatusMutation, definition)
  return {
    consequence: consequenceOf(definition),
    set: statusSetter(definition.kind, async (client, { id, version, status }) => {
      const variables = { id, status, expectedVersion: version }
      return (await write(client, mutation, variables)).saved.version
    }),
  }
}

function consequenceOf({ search, pages, fields }: AnyRecord): string {
  const gone = goneMessage(search !== null && search !== undefined, pages.length > 0)
  const hasPictures = (Object.values(fields) as AnyField[]).some(({ type }) => type === 'medias')
  return hasPictures
    ? `${gone} ${t('Pictures that aren’t used anywhere else are hidden, too.')}`
    : gone
}

function goneMessage(isFound: boolean, hasPage: boolean): string {
  if (isFound && hasPage)
    return t(
      'Visitors will no longer see it in lists or search, and its own page will be gone. Blocks that show only this will say that it no longer exists.',
    )
  if (isFound)
    return t(
      'Visitors will no longer see it in lists or search. Blocks that show only this will say that it no longer exists.',
    )
  return hasPage
    ? t(
        'Visitors will no longer see it in lists, and its own page will be gone. Blocks that show only this will say that it no longer exists.',
      )
    : t(
        'Visitors will no longer see it in lists. Blocks that show only this will say that it no longer exists.',
      )
}

/** Returns a mutation for a kind. Documents are compiled at build time for one kind, whose names are replaced here. */
function adaptToKind<Document extends DocumentNode>(
  document: Document,
  definition: AnyRecord,
): Document {
  const { save, setStatus, input } = mutationNames(definition)
  const names = new Map([
    ['createOrUpdateEvent', save],
    ['setEventStatus', setStatus],
    ['createOrUpdateNavigation', save],
    ['EventInput', input],
    ['NavigationInput', input],
    ['event', definition.api.input],
    ['navigation', definition.api.input],
  ])
  const renamed = (_: string, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value
  return JSON.parse(JSON.stringify(document), renamed)
}

/**
 * Casts form values to an API input. The form's fields define its content (`schema/records`), and the server validates it by the
 * same fields, but the compiler knows neither.
 */
export function asInput<Input>(values: object): Input {
  return values as Input
}
