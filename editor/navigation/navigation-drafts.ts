import { readProps } from '#schema/fields/read'
import navigation from '#schema/records/navigation/navigation.record'
import { fetchQuery } from '../api/fetch-query'
import type { OpenNavigationQuery } from '../api/operations/generated'
import { openNavigationQuery } from '../api/operations/record-writing'
import { showDraft } from '../records/forms/open-draft'
import type { OpenedRecord, RecordFormOf, RecordPlace } from '../records/forms/opened-record'
import { formOf } from '../records/forms/record-forms'

/** Returns the form of a navigation. It opens with the draft and the published version, also if nothing is published yet. */
export function navigationForm(): RecordFormOf {
  return {
    ...storedForm(),
    async open(client, key, place) {
      const answer = await fetchQuery(client, openNavigationQuery, navigationAsked(key, place))
      return readNavigation(answer, key, place)
    },
  }
}

export function navigationAsked(key: string, { locationId, language }: RecordPlace) {
  return { key, locationId: String(locationId), language }
}

/** Reads a navigation with its draft. */
export function readNavigation(
  { record, recordDraft }: OpenNavigationQuery,
  key: string,
  place: RecordPlace,
): OpenedRecord {
  const { locationId, language } = place
  const opened = (record && storedForm().readStored?.(record)) ?? unwritten(place)
  const of = { kind: navigation.kind, locationId: String(locationId), language }
  return showDraft(opened, recordDraft, { of, key, place })
}

function storedForm(): RecordFormOf {
  const form = formOf(navigation.kind)
  if (!form) throw new Error('Navigations have no form')
  return form
}

function unwritten({ locationId, language }: RecordPlace): OpenedRecord {
  const values = readProps(navigation.fields, { language })
  return { id: null, version: null, locationId, timeZone: 'UTC', values }
}
