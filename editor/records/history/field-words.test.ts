import { expect, test } from 'vitest'
import location from '#schema/records/location/location.record'
import { fieldWords } from './field-words'

const week = (startHour: number) =>
  JSON.stringify([
    {
      ...{ id: 1, name: 'Darshan', description: '' },
      hours: [
        { weekday: 'SATURDAY', startHour: 7, endHour: 12.5 },
        { weekday: 'SUNDAY', startHour, endHour: 12.5 },
      ],
    },
  ])

test('of opening times the lines that differ are said in words', () => {
  const { hours } = location.fields
  expect(fieldWords(hours, [week(7), week(9.25)])).toEqual([
    'Darshan, Sunday 07:00–12:30',
    'Darshan, Sunday 09:15–12:30',
  ])
  expect(fieldWords(hours, ['', week(7)])[0]).toBe('')
})
