import { readProps } from '#schema/fields/read'
import navigation from '#schema/records/navigation/navigation.record'
import type { OpenNavigationQuery } from '../api/operations/generated'
import { openNavigationQuery } from '../api/operations/record-writing'
import { showDraft } from '../records/forms/open-draft'
import type { OpenedRecord, RecordFormOf, RecordPlace } from '../records/forms/opened-record'
import { formOf } from '../records/forms/record-forms'

/** Returns the form of a navigation. It opens with the draft and the published version, also if nothing is published yet. */
export function navigationForm(onlyHere: boolean): RecordFormOf {
  return {
    ...storedForm(),
    opening: {
      query: openNavigationQuery,
      variables: (key, place) => navigationAsked(key, { ...place, onlyHere }),
      read: (answer: OpenNavigationQuery, key, place) =>
        readNavigation(answer, key, { ...place, onlyHere }),
    },
  }
}

/** The place of a navigation: the network's, a location's, or the default location's own. */
export interface MenuPlace extends RecordPlace {
  /** True for the default location's own differences of the network's navigation. */
  readonly onlyHere: boolean
}

export function navigationAsked(key: string, { locationId, language, onlyHere }: MenuPlace) {
  return { key, locationId: String(locationId), language, onlyHere }
}

/** Reads a navigation with its draft. */
export function readNavigation(
  { record, recordDraft }: OpenNavigationQuery,
  key: string,
  place: MenuPlace,
): OpenedRecord {
  const { locationId, language, onlyHere } = place
  const opened = (record && storedForm().readStored?.(record)) ?? unwritten(place)
  const of = { kind: navigation.kind, locationId: String(locationId), language, onlyHere }
  return showDraft(opened, recordDraft, { of, key, place })
}

function storedForm(): RecordFormOf {
  const form = formOf(navigation.kind)
  if (!form) throw new Error('Navigations have no form')
  return form
}

function unwritten({ locationId, language, onlyHere }: MenuPlace): OpenedRecord {
  const values = readProps(navigation.fields, { language, onlyHere })
  return { id: null, version: null, locationId, timeZone: 'UTC', values }
}
