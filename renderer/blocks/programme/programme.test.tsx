import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

const entry = (time: string, title: string, more = {}) => ({
  ...{ time, title, place: '', description: '' },
  ...more,
})

test('lists what happens in the order it was written in, each with its time and place', async () => {
  await renderBlock('Programme', {
    title: 'Annakut',
    items: [
      entry('5:00pm', 'આરતી', { place: 'Shrine' }),
      entry('5:00pm', 'આરતી', { place: 'Hall', description: 'On a screen' }),
      entry('', ' '),
      entry('6:30pm', 'Dinner'),
    ],
  })
  const list = within(screen.getByRole('region', { name: 'Annakut' })).getByRole('list')
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '5:00pmઆરતીShrine',
    '5:00pmઆરતીHallOn a screen',
    '6:30pmDinner',
  ])
  expect(rows[0]?.lang).toBe('gu')
})

test('without times and without a day nothing is shown, not even the heading', async () => {
  const root = await renderBlock('Programme', { title: 'Programme', intro: '', items: [] })
  expect(root.textContent).toBe('')
})
