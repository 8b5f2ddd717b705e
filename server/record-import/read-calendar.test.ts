import { expect, test } from 'vitest'
import { NoCalendar, readCalendar } from './read-calendar'
import { appleCalendar, googleCalendar, outlookCalendar } from './testing/calendars'

const OPTIONS = { timeZone: 'America/Toronto', now: new Date('2026-11-26T15:00:00Z') }

test('a calendar of Google: escapes, folded lines, HTML, another time zone, what is over and what is cancelled', () => {
  const { rows, skipped } = readCalendar(googleCalendar, OPTIONS)
  expect(rows).toEqual([
    {
      ...{ line: 12, key: 'diya-2026@google.com', title: 'દિવાળી, lamps & sweets' },
      values: {
        title: 'દિવાળી, lamps & sweets',
        ...{ startsAt: '2026-12-24T18:30', endsAt: '2026-12-24T20:00', allDay: false },
        venue: 'Assembly Hall, 1 Temple Road',
        body: 'Bring <b>a lamp</b>;<br>shoes stay outside.',
        description: 'Bring a lamp; shoes stay outside.',
      },
    },
    expect.objectContaining({
      key: 'retreat@google.com',
      values: expect.objectContaining({
        ...{ allDay: true, startsAt: '2027-01-02T00:00', endsAt: '2027-01-04T23:59' },
      }),
    }),
  ])
  expect(skipped).toMatchObject([
    { line: 24, title: 'Last year', problem: { reason: 'eventOver' } },
    { line: 31, title: 'Not any more', problem: { reason: 'eventCancelled' } },
  ])
})

test('a calendar of Outlook: its names of time zones, its HTML, and each repetition but those left out or moved', () => {
  const { rows } = readCalendar(outlookCalendar, OPTIONS)
  expect(rows.map(({ values, key }) => [values.startsAt, values.title, key])).toEqual([
    ['2026-11-29T10:00', 'Sunday sabha', '040000008200E00074C5B7101A82E008 2026-11-29T10:00'],
    ['2026-12-13T10:00', 'Sunday sabha', '040000008200E00074C5B7101A82E008 2026-12-13T10:00'],
    ['2026-12-27T10:00', 'Sunday sabha', '040000008200E00074C5B7101A82E008 2026-12-27T10:00'],
    [
      '2026-12-20T16:00',
      'Sabha in the afternoon',
      '040000008200E00074C5B7101A82E008 2026-12-20T10:00',
    ],
  ])
  expect(rows[0]?.values).toMatchObject({
    ...{ body: '<p>Bhajans <b>and</b> prasad</p>', endsAt: '2026-11-29T12:00' },
    category: 'Spiritual',
  })
})

test('a calendar of Apple: a duration, a time without a zone, and days that the clocks change before', () => {
  const { rows } = readCalendar(appleCalendar, OPTIONS)
  expect(rows.map(({ values }) => [values.startsAt, values.endsAt])).toEqual([
    ['2027-03-07T07:00', '2027-03-07T08:30'],
    ['2027-03-14T07:00', '2027-03-14T08:30'],
    ['2026-12-01T19:00', null],
  ])
})

test('a repetition is known by the clocks of its series, whatever clocks name it', () => {
  const evening = [
    'DTSTART;TZID=America/Toronto:20261201T200000\nRRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE:20261209T010000Z',
    'END:VEVENT\nBEGIN:VEVENT\nUID:a\nSUMMARY:Later\nRECURRENCE-ID:20261216T010000Z',
    'DTSTART;TZID=America/Toronto:20261215T213000',
  ].join('\n')
  const { rows } = readCalendar(event(evening), OPTIONS)
  expect(rows.map(({ key, values }) => [key, values.startsAt])).toEqual([
    ['a 2026-12-01T20:00', '2026-12-01T20:00'],
    ['a 2026-12-22T20:00', '2026-12-22T20:00'],
    ['a 2026-12-15T20:00', '2026-12-15T21:30'],
  ])
})

test('a day of a series that has moved keeps its key', () => {
  const fast = [
    'DTSTART;VALUE=DATE:20261210\nRRULE:FREQ=DAILY;COUNT=2',
    'END:VEVENT\nBEGIN:VEVENT\nUID:a\nSUMMARY:Moved\nRECURRENCE-ID;VALUE=DATE:20261211',
    'DTSTART;VALUE=DATE:20261213',
  ].join('\n')
  const { rows } = readCalendar(event(fast), OPTIONS)
  expect(rows.map(({ key }) => key)).toEqual(['a 2026-12-10', 'a 2026-12-11'])
})

test.each([
  ['nothing', ''],
  ['another text', 'Dear all,\nthe sabha is on Sunday.'],
  ['half a file', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Sab'],
  ['a contact', 'BEGIN:VCARD\nFN:A. Person\nEND:VCARD'],
])('%s is no calendar', (_, text) => {
  expect(() => readCalendar(text, OPTIONS)).toThrow(NoCalendar)
})

test.each([
  [
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'This event repeats several times a day, which is not supported.',
  ],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', 'This event is over.'],
  ['FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'This event is over.'],
  ['FREQ=YEARLY;BYWEEKNO=53', 'This event repeats by BYWEEKNO, which is not supported.'],
])('a rule that never fits ends: %s', (rule, problem) => {
  const { rows, skipped } = readCalendar(event(`DTSTART:20200101T100000Z\nRRULE:${rule}`), OPTIONS)
  expect([rows, skipped[0]?.problem.message]).toEqual([[], problem])
})

test('a day that repeats for ever is taken sixty times, a year ahead', () => {
  const { rows } = readCalendar(event('DTSTART;VALUE=DATE:19000101\nRRULE:FREQ=DAILY'), OPTIONS)
  expect(rows).toEqual([])
  const recent = readCalendar(event('DTSTART;VALUE=DATE:20200101\nRRULE:FREQ=DAILY'), OPTIONS)
  expect(recent.rows).toHaveLength(60)
  expect(recent.rows[0]?.values.startsAt).toBe('2026-11-26T00:00')
})

test('an event without a title, a start or a zone that is known is left out with the reason', () => {
  const problems = [
    event('DTSTART:20270101T100000Z', ''),
    event('LOCATION:Hall'),
    event('DTSTART;TZID=Middle Earth:20270101T100000'),
  ].map((text) => readCalendar(text, OPTIONS).skipped[0]?.problem.message)
  expect(problems).toEqual([
    'This entry has no title.',
    'This entry has no start.',
    'Unknown time zone: “Middle Earth”.',
  ])
})

function event(lines: string, title = 'Arti'): string {
  return `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:a\nSUMMARY:${title}\n${lines}\nEND:VEVENT\nEND:VCALENDAR\n`
}
