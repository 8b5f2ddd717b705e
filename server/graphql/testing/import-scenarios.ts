import type { Scenario } from './people-scenarios'

const IMPORT = { locationId: '20', isDryRun: false, isPublic: true }

/** For tests: files of others that are imported. */
export const importScenarios: Readonly<Record<string, Scenario>> = {
  importRecords: {
    winners: 'all',
    prepare: async (word) => ({
      ...{ ...IMPORT, kind: 'event' },
      rows: [
        { line: 2, key: word, title: word, values: { title: word, startsAt: '2030-01-02T10:00' } },
      ],
    }),
  },
  importCalendar: {
    winners: 'all',
    prepare: async (word) => ({
      ...IMPORT,
      text: `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${word}\nSUMMARY:${word}\nDTSTART:20300102T100000Z\nEND:VEVENT\nEND:VCALENDAR`,
    }),
  },
}
