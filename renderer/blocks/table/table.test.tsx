import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'
import { exampleValues } from '#schema/fields/example'
import { readTable } from './read-table'

describe('rows that are pasted', () => {
  test.each<[text: string, rows: string[][]]>([
    ['', []],
    ['\n \r\n\t\t\n', []],
    [
      'Day\tTime\r\nSunday\t9:00\r\n',
      [
        ['Day', 'Time'],
        ['Sunday', '9:00'],
      ],
    ],
    [
      'a\tb\tc\nd',
      [
        ['a', 'b', 'c'],
        ['d', '', ''],
      ],
    ],
    ['\t\nx\t', [['x', '']]],
    [
      '"two\nlines"\t"the ""east"" gate"\nb\tc',
      [
        ['two\nlines', 'the "east" gate'],
        ['b', 'c'],
      ],
    ],
    [
      '"So be it" he said\t1\n"open\t2',
      [
        ['"So be it" he said', '1'],
        ['"open', '2'],
      ],
    ],
    [
      'Day | Time\nSunday | 9:00',
      [
        ['Day', 'Time'],
        ['Sunday', '9:00'],
      ],
    ],
    [
      '| Day | Time |\n|---|:--|\n| Sunday | |',
      [
        ['Day', 'Time'],
        ['Sunday', ''],
      ],
    ],
    [
      'દિવસ\tસમય\nરવિવાર\t૯:૦૦',
      [
        ['દિવસ', 'સમય'],
        ['રવિવાર', '૯:૦૦'],
      ],
    ],
    ['one\ntwo', [['one'], ['two']]],
  ])('%j', (text, rows) => {
    expect(readTable(text)).toEqual(rows)
  })

  test('far too many are read as far as a table goes, in no time', () => {
    const started = performance.now()
    expect(readTable('x\t\n'.repeat(100_000))).toHaveLength(300)
    expect(readTable('\t'.repeat(50).padStart(51, 'x'))[0]).toHaveLength(20)
    expect(readTable('"x\t'.repeat(50_000)).length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

test('the first row names the columns, the first column the rows, as is chosen', async () => {
  const rows = 'Room\tSeats\nHall\t600'
  const roles = async (header: string) => {
    await renderBlock('Table', { rows, header })
    return ['columnheader', 'rowheader'].map((role) =>
      screen.queryAllByRole(role).map(({ textContent }) => textContent),
    )
  }
  expect(await roles('ROW')).toEqual([['Room', 'Seats'], []])
  expect(await roles('COLUMN')).toEqual([[], ['Room', 'Hall']])
  expect(await roles('BOTH')).toEqual([['Room', 'Seats'], ['Hall']])
  expect(await roles('NONE')).toEqual([[], []])
})

test('is called by its caption, and without one by its first row', async () => {
  await renderBlock('Table', { rows: 'Room\tSeats\nHall\t600', caption: 'Hire' })
  expect(screen.getByRole('table', { name: 'Hire' })).toBeTruthy()
  await renderBlock('Table', { rows: 'Room\tSeats\nHall\t600' })
  expect(screen.getByRole('table', { name: 'Room, Seats' })).toBeTruthy()
})

test('what may be wider than a phone is scrolled by keys, too', async () => {
  await renderBlock('Table', { rows: 'a\tb\tc\td\n1\t2\t3\t4', caption: 'Wide' })
  const box = screen.getByRole('region', { name: 'Wide' })
  expect(box.tabIndex).toBe(0)
  expect(within(box).getByRole('table')).toBeTruthy()
  await renderBlock('Table', { rows: 'a\tb\n1\t2', caption: 'Narrow' })
  expect(screen.queryByRole('region')).toBeNull()
})

test('columns of numbers are aligned at their end, others are not', async () => {
  await renderBlock('Table', { rows: 'Room\tSeats\tPrice\nHall\t1,600\t$450\n12b\t\t$1.50' })
  const flush = screen
    .getAllByRole('cell')
    .filter(({ className }) => className === 'table-number')
    .map(({ textContent }) => textContent)
  expect(flush).toEqual(['1,600', '$450', '', '$1.50'])
})

test('one that was just added shows nothing to write into on the canvas: rows are pasted in the panel', async () => {
  const { fields } = definitions.get('Table') ?? { fields: {} }
  expect((await renderBlock('Table', exampleValues(fields))).textContent).toBe('')
  expect(Object.keys(fields)[0]).toBe('rows')
})
