import type { Attempts } from './ask-as'
import { places } from './policy'
import type { Seeds } from './seeds'

const IMPORT = { isDryRun: true, isPublic: false }
const CALENDAR = 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR'

/** For tests: the calls that import files of others, always into a location. */
export function importCalls({ calendar }: Seeds): Readonly<Record<string, Attempts>> {
  return {
    importRecords: into({ ...IMPORT, kind: 'event', rows: [] }),
    importCalendar: into({ ...IMPORT, text: CALENDAR }),
    // Problems of rows are reported row by row; people who manage no place import nobody.
    importPeople: async (locationId) =>
      locationId === places.own
        ? [{ action: 'assign', variables: { rows: [], isDryRun: true, sendsInvitations: false } }]
        : [],
    createCalendarSubscription: eachWay((locationId, isPublic) => ({
      ...{ locationId: String(locationId), subscription: calendarOf('Matrix', isPublic) },
    })),
    updateCalendarSubscription: eachWay(async (locationId, isPublic) => ({
      ...{ id: await calendar(locationId, isPublic), expectedVersion: 99 },
      subscription: calendarOf('Matrix', isPublic),
    })),
    checkCalendarSubscription: eachWay(async (locationId, isPublic) => ({
      id: await calendar(locationId, isPublic),
    })),
    deleteCalendarSubscription: eachWay(async (locationId, isPublic) => ({
      ...{ id: await calendar(locationId, isPublic), expectedVersion: 99, withEvents: false },
    })),
  }
}

/** For tests: a calendar that nothing answers. */
export function calendarOf(name: string, isPublic = false) {
  const url = `https://calendars.example.org/${name}${isPublic ? '-public' : ''}.ics`
  return { name, url, isPublic, intervalHours: 6 }
}

function eachWay(
  variables: (locationId: number, isPublic: boolean) => object | Promise<object>,
): Attempts {
  return async (locationId) =>
    locationId === null
      ? []
      : [
          { action: 'create', variables: { ...(await variables(locationId, false)) } },
          { action: 'saveLive', variables: { ...(await variables(locationId, true)) } },
        ]
}

function into(variables: object): Attempts {
  return async (locationId) =>
    locationId === null
      ? []
      : [{ action: 'create', variables: { ...variables, locationId: String(locationId) } }]
}
