import { readProps } from '#schema/fields/read'
import navigation from '#schema/records/navigation/navigation.record'
import { withDraft } from '../records/forms/open-draft'
import type { OpenedRecord, RecordFormOf, RecordPlace } from '../records/forms/opened-record'
import { formOf } from '../records/forms/record-forms'

/** Returns the form of a navigation. It opens with the draft and the published version, also if nothing is published yet. */
export function navigationForm(): RecordFormOf {
  const form = formOf(navigation.kind)
  if (!form) throw new Error('Navigations have no form')
  return {
    ...form,
    async open(client, key, place) {
      const opened = (await form.open(client, key, place)) ?? unwritten(place)
      const { locationId, language } = place
      const of = { kind: navigation.kind, locationId: String(locationId), language }
      return withDraft(client, opened, { of, key, place })
    },
  }
}

function unwritten({ locationId, language }: RecordPlace): OpenedRecord {
  const values = readProps(navigation.fields, { language })
  return { id: null, version: null, locationId, timeZone: 'UTC', values }
}
