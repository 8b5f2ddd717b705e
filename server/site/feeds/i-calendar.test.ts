import { expect, test } from 'vitest'
import { type CalendarEntry, iCalendar } from './i-calendar'

const arti: CalendarEntry = {
  uid: 'event-7@example.org',
  title: 'Maha Arti',
  description: '',
  place: '',
  url: 'https://example.org/connect/events/7',
  categories: [],
  startsAt: '2026-11-08T23:30:00.000Z',
  endsAt: '2026-11-09T01:00:00.000Z',
  allDay: false,
  timeZone: 'America/Toronto',
  geo: null,
}

test('an event has its times in UTC and a name that stays', () => {
  const lines = linesOf(arti)
  expect(lines).toContain('UID:event-7@example.org')
  expect(lines).toContain('DTSTAMP:20261101T120000Z')
  expect(lines).toContain('DTSTART:20261108T233000Z')
  expect(lines).toContain('DTEND:20261109T010000Z')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines.at(-1)).toBe('END:VCALENDAR')
})

test('an event without an end has none', () => {
  expect(linesOf({ ...arti, endsAt: null }).join()).not.toContain('DTEND')
})

test('a whole day is that day where it takes place, and ends before the next', () => {
  const day = { ...arti, allDay: true, startsAt: '2026-11-09T05:00:00Z', endsAt: null }
  expect(linesOf(day)).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261109', 'DTEND;VALUE=DATE:20261110']),
  )
  const two = { ...day, endsAt: '2026-11-11T05:00:00Z' }
  expect(linesOf(two)).toContain('DTEND;VALUE=DATE:20261111')
})

test('signs that mean something to the format mean themselves', () => {
  const lines = linesOf({
    ...arti,
    title: 'Food, music; and \\ more',
    description: 'One\r\nTwo\nEND:VEVENT\u0000',
    categories: ['Health & Wellness', 'A,B'],
    geo: { latitude: 43.75, longitude: -79.63 },
  })
  expect(lines).toContain('SUMMARY:Food\\, music\\; and \\\\ more')
  expect(lines).toContain('DESCRIPTION:One\\nTwo\\nEND:VEVENT')
  expect(lines).toContain('CATEGORIES:Health & Wellness,A\\,B')
  expect(lines).toContain('GEO:43.75;-79.63')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('no line is longer than 75 octets, in any script, and what was broken can be joined again', () => {
  const title = 'શરદ પૂર્ણિમા 🪔 '.repeat(40)
  const file = makeCalendar({ ...arti, title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

function makeCalendar(entry: CalendarEntry): string {
  return iCalendar({ name: 'Events', entries: [entry], now: '2026-11-01T12:00:00.000Z' })
}

function linesOf(entry: CalendarEntry): string[] {
  return makeCalendar(entry).trimEnd().split('\r\n')
}
