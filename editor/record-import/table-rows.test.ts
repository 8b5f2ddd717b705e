import { expect, test } from 'vitest'
import event from '#schema/records/event/event.record'
import faq from '#schema/records/faq/faq.record'
import { readCsv } from '#schema/text/csv'
import { columnFields, columnsOf, momentIn, rowsOfTable } from './table-rows'

test('columns are found by the labels and names of fields, each once; the others are left out', () => {
  const fields = columnFields(event)
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['title', 'startsAt', 'allDay', 'body']),
  )
  expect(fields.map(({ name }) => name)).not.toContain('recordStatus')
  const head = ['TITLE', 'starts_at', 'Starts', 'Who comes', 'All-day']
  expect(columnsOf(head, fields)).toEqual(['title', null, 'startsAt', null, 'allDay'])
})

test('cells with quoted commas and lines become values of their fields', () => {
  const { rows: cells } = readCsv(
    'Title,Starts,All day,Category,Description\n"દિવાળી, lamps",24/12/2026 6:30 PM,no,health & wellness,"Bring a lamp.\n\nShoes & socks outside."\n',
  )
  const columns = columnsOf(cells[0] ?? [], columnFields(event))
  expect(rowsOfTable(cells, { definition: event, columns, order: 'DAY_FIRST' })).toEqual([
    {
      ...{ line: 2, title: 'દિવાળી, lamps', key: 'દિવાળી, lamps 2026-12-24T18:30' },
      values: {
        ...{ title: 'દિવાળી, lamps', startsAt: '2026-12-24T18:30', allDay: false },
        category: 'Health & Wellness',
        body: '<p>Bring a lamp.</p><p>Shoes &amp; socks outside.</p>',
      },
    },
  ])
})

test('questions are known by their words; a row without them is sent as it is, for the server to say so', () => {
  const cells = [
    ['Question', 'Answer'],
    ['Where do I park?', 'Behind the hall.'],
    ['', 'No question'],
  ]
  const columns = columnsOf(cells[0] ?? [], columnFields(faq))
  expect(rowsOfTable(cells, { definition: faq, columns, order: 'DAY_FIRST' })).toEqual([
    {
      ...{ line: 2, key: 'Where do I park?', title: 'Where do I park?' },
      values: { question: 'Where do I park?', answer: '<p>Behind the hall.</p>' },
    },
    { line: 3, key: null, title: '', values: { answer: '<p>No question</p>' } },
  ])
})

test.each([
  ['2026-12-24 18:30', '2026-12-24T18:30', '2026-12-24T18:30'],
  ['2026-12-24T18:30:00', '2026-12-24T18:30', '2026-12-24T18:30'],
  ['03/04/2026', '2026-04-03T00:00', '2026-03-04T00:00'],
  ['3.4.2026 12 am', '2026-04-03T00:00', '2026-03-04T00:00'],
  ['24/12/2026 7.15 p.m.', '2026-12-24T19:15', null],
  ['31/02/2026', null, null],
  ['2026-12-24 25:00', null, null],
  ['soon', null, null],
  ['', null, null],
])('%j is read as a day and a time', (text, dayFirst, monthFirst) => {
  expect([momentIn(text, 'DAY_FIRST'), momentIn(text, 'MONTH_FIRST')]).toEqual([
    dayFirst,
    monthFirst,
  ])
})
