import { expect, test } from 'vitest'
import type { HoursGroup } from './hours'
import { inLanguage, type Location } from './location'

const group: HoursGroup = {
  id: 1,
  name: 'Darshan',
  description: 'Every day',
  texts: [{ language: 'gu-IN', name: 'દર્શન' }],
  hours: [{ weekday: 'MONDAY', startHour: 7, endHour: 12 }],
}
const closed = {
  ...{ date: '2026-12-25', name: 'Cleaning', group: 'Darshan', hours: [] },
  texts: [{ language: 'hi-IN', name: 'सफ़ाई' }],
}
const place = { name: 'Mandir', hours: [group], specialDays: [closed] } as unknown as Location

test('opening times are called as in the language, and special days go on naming them', () => {
  const { hours, specialDays } = inLanguage(place, 'gu-IN')
  expect(hours).toMatchObject([{ name: 'દર્શન', description: 'Every day', hours: group.hours }])
  expect(specialDays).toMatchObject([{ date: '2026-12-25', group: 'દર્શન' }])
  expect(inLanguage(place, 'ta-IN')).toBe(place)
})

test('a special day is called as in the language, else as in English', () => {
  expect(inLanguage(place, 'hi-IN').specialDays).toMatchObject([{ name: 'सफ़ाई', group: 'Darshan' }])
  expect(inLanguage(place, 'gu-IN').specialDays).toMatchObject([{ name: 'Cleaning' }])
})
