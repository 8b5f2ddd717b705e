import { DoorClosed, DoorOpen } from 'lucide-react'
import { CALENDAR_DAY, inZone } from '#renderer/parts/words/dates'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PropsOf } from '#schema/fields'
import { readProps } from '#schema/fields/read'
import { t } from '#schema/messages/t'
import location from '#schema/records/location/location.record'
import type { LocationFields } from '#schema/records/location/location-fields'
import type { ApiClient } from '../api/fetch-query'
import type { ListedLocation } from '../api/locations'
import { newKey } from '../api/new-key'
import { openRecord } from '../records/forms/opened-record'
import { formOf, setStatusOfRecord, writeRecord } from '../records/forms/record-forms'
import type { OfferedAction, RowAction } from '../screens/list/use-row-actions'

export type SpecialDayValues = PropsOf<LocationFields>['specialDays'][number]

/** A location as identified in lists. */
type LocationRef = Pick<ListedLocation, 'id' | 'slug' | 'name'>

/** Bulk actions on locations. The server checks the permission for each location. */
export const openSites: OfferedAction<ListedLocation> = {
  ...{
    label: t('Open'),
    done: ({ count, name }) =>
      t('{count, plural, one {Opened “{name}”.} other {Opened # locations.}}', { count, name }),
    icon: DoorOpen,
  },
  isFor: ({ status }) => status !== 'ACTIVE',
  async run(client, row) {
    await setStatus(client, row, 'ACTIVE')
    return () => setStatus(client, row, row.status === 'INACTIVE' ? 'INACTIVE' : 'ARCHIVED')
  },
}

export const closeSites: OfferedAction<ListedLocation> = {
  ...{
    label: t('Take the site offline…'),
    done: ({ count, name }) =>
      t('{count, plural, one {Closed “{name}”.} other {Closed # locations.}}', { count, name }),
    icon: DoorClosed,
    danger: true,
  },
  isFor: ({ id, status }) => status === 'ACTIVE' && id !== DEFAULT_LOCATION_ID,
  async run(client, row) {
    await setStatus(client, row, 'ARCHIVED')
    return () => setStatus(client, row, 'ACTIVE')
  },
}

/** Returns the action that adds a special day to the hours of locations and keeps their other days. */
export function addDay(day: SpecialDayValues): RowAction<ListedLocation> {
  return {
    done: ({ count, name }) =>
      t('{count, plural, one {Added “{day}” to “{name}”.} other {Added “{day}” to # locations.}}', {
        count,
        name,
        day: day.name,
      }),
    async run(client, row) {
      await changeDays(client, row, (days) => [...days, day])
      return () =>
        changeDays(client, row, (days) =>
          days.filter(({ date, name }) => date.slice(0, 10) !== day.date || name !== day.name),
        )
    },
  }
}

/** Marks a location as closed for all of today; returns the undo action. */
export async function closeToday(
  client: ApiClient,
  place: LocationRef,
): Promise<() => Promise<void>> {
  const now = new Date().toISOString()
  const isIt = (timeZone: string) => (day: SpecialDayValues) =>
    day.name === CLOSED && day.date.slice(0, 10) === inZone(now, timeZone, CALENDAR_DAY)
  await changeDays(client, place, (days, timeZone) =>
    // Two people pressing the button add the day only once.
    days.some(isIt(timeZone))
      ? days
      : [
          ...days,
          { ...readProps(dayFields, {}), name: CLOSED, date: inZone(now, timeZone, CALENDAR_DAY) },
        ],
  )
  return () =>
    changeDays(client, place, (days, timeZone) => days.filter((day) => !isIt(timeZone)(day)))
}

const CLOSED = t('Closed today')
const { of: dayFields } = location.fields.specialDays

async function setStatus(
  client: ApiClient,
  row: ListedLocation,
  status: 'ACTIVE' | 'ARCHIVED' | 'INACTIVE',
): Promise<void> {
  const { form, opened } = await open(client, row)
  const { version } = opened
  await setStatusOfRecord(client, form, { id: String(row.id), version: version ?? 0, status })
}

type Days = readonly SpecialDayValues[]

async function changeDays(
  client: ApiClient,
  row: LocationRef,
  change: (days: Days, timeZone: string) => Days,
): Promise<void> {
  const { form, opened } = await open(client, row)
  // The field values, typed by the record's declaration.
  const { specialDays } = opened.values as PropsOf<LocationFields>
  const values = { specialDays: change(specialDays, opened.timeZone) }
  await writeRecord(client, { form, opened, values, idempotencyKey: newKey() })
}

/** Reads the stored location, because the list may be outdated. */
async function open(client: ApiClient, { id, slug, name }: LocationRef) {
  const form = formOf(location.kind)
  if (!form) throw new Error('Locations have no form')
  const place = { locationId: id, language: '' }
  const opened = await openRecord(client, form, slug, place)
  if (!opened) throw new Error(`${name} no longer exists`)
  return { form, opened }
}
