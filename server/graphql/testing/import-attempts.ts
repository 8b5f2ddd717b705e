import type { Attempts } from './attempt'

const IMPORT = { isDryRun: true, isPublic: false }
const CALENDAR = 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR'

/** For tests: the calls that import files of others, always into a location. */
export const importCalls: Readonly<Record<string, Attempts>> = {
  importRecords: into({ ...IMPORT, kind: 'event', rows: [] }),
  importCalendar: into({ ...IMPORT, text: CALENDAR }),
}

function into(variables: object): Attempts {
  return async (locationId) =>
    locationId === null
      ? []
      : [{ action: 'create', variables: { ...variables, locationId: String(locationId) } }]
}
