import { expect, test } from 'vitest'
import { parseHours } from './hours'

const monday = { weekday: 'MONDAY', startHour: 7, endHour: '12:30' }

test('hours are read as numbers, half hours and clock times alike', () => {
  const groups = parseHours(JSON.stringify([{ id: 1, name: 'Darshan', hours: [monday] }]))
  expect(groups[0]?.hours).toEqual([{ weekday: 'MONDAY', startHour: 7, endHour: 12.5 }])
})

test('a group that does not parse yields no entry, the others stay', () => {
  const broken = { id: 2, name: 'Campus', hours: [{ ...monday, weekday: 'FUNDAY' }] }
  const backwards = { id: 3, name: 'Shop', hours: [{ ...monday, startHour: 14 }] }
  const good = { id: 1, name: 'Darshan', hours: [monday] }
  expect(parseHours(JSON.stringify([broken, good, backwards])).map(({ name }) => name)).toEqual([
    'Darshan',
  ])
})

test('what is no JSON yields nothing', () => {
  for (const text of ['', 'open', '{', 'null', '[1]', '"7-19"'])
    expect(parseHours(text)).toEqual([])
})
