import type { App } from '../../app/app'
import { calendarOf } from './import-attempts'
import type { Scenario } from './people-scenarios'
import { createSeeds } from './seeds'

const IMPORT = { locationId: '20', isDryRun: false, isPublic: true }

/** For tests: files and calendars of others that are imported. */
export function importScenarios(app: () => App): Readonly<Record<string, Scenario>> {
  const calendar = () => createSeeds(app()).calendar(20, false)
  let number = 0
  return {
    ...files,
    createCalendarSubscription: {
      winners: 'one',
      // A location has at most ten calendars.
      prepare: async (word) => {
        number += 1
        return { locationId: number % 2 === 0 ? '20' : '10', subscription: calendarOf(word) }
      },
    },
    updateCalendarSubscription: {
      winners: 'one',
      prepare: async (word) => ({
        ...{ id: await calendar(), expectedVersion: 1 },
        subscription: calendarOf(`${word}changed`),
      }),
    },
    checkCalendarSubscription: { winners: 'all', prepare: async () => ({ id: await calendar() }) },
    deleteCalendarSubscription: {
      winners: 'one',
      prepare: async () => ({
        ...{ id: await calendar(), withEvents: true, expectedVersion: 1 },
      }),
    },
  }
}

const files: Readonly<Record<string, Scenario>> = {
  importPeople: {
    winners: 'all',
    prepare: async (word) => ({
      ...{ isDryRun: false, sendsInvitations: false },
      rows: [
        {
          ...{ line: 2, title: word },
          values: {
            email: `${word}@toran.example`,
            name: word,
            level: 'VIEW',
            locations: 'ottawa',
          },
        },
      ],
    }),
  },
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
