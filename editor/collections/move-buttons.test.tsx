import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The questions of a location on a fake server, which moves them. */
function openQuestions(path: string) {
  const titles = ['Where?', 'When?', 'What to wear?']
  const node = (title: string) => ({
    ...{ kind: 'faq', id: String(title.length), key: String(title.length), title, version: 1 },
    ...{ recordStatus: 'ACTIVE', isPublic: true, details: [], image: null, texts: [] },
    ...{ locationId: '12', locationSlug: 'ottawa', locationName: 'Ottawa' },
    ...{ timeZone: 'America/Toronto', path: null, publishedAt: null, until: null },
    ...{ updatedAt: '2026-11-01T10:00:00Z', updatedBy: 'Asha' },
  })
  return openApp(path, {
    answers: {
      CollectionRecords: () => ({
        data: {
          records: {
            ...{ totalCount: 3, pageInfo: { hasNextPage: false, endCursor: null } },
            nodes: titles.map(node),
          },
        },
      }),
      MoveRecord: ({ id, by }) => {
        const from = titles.findIndex((title) => String(title.length) === id)
        titles.splice(from + Number(by), 0, ...titles.splice(from, 1))
        return { data: { moveRecord: { id } } }
      },
    },
  })
}

const order = () =>
  screen.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent)

test('a question moves down with the keyboard, again and again, and back with Undo', async () => {
  const { user } = openQuestions('/editor/faqs?location=ottawa')
  const down = await screen.findByRole('button', { name: 'Move “Where?” down' })
  down.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(order()).toEqual(['When?', 'Where?', 'What to wear?']))
  expect(document.activeElement).toBe(down)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(order()).toEqual(['When?', 'What to wear?', 'Where?']))
  await user.click(screen.getByText('Undo'))
  await waitFor(() => expect(order()).toEqual(['When?', 'Where?', 'What to wear?']))
})

test('a question is given its place by number; a place that is none says what to enter', async () => {
  const { user } = openQuestions('/editor/faqs?location=ottawa')
  await user.click(await screen.findByRole('button', { name: 'Actions for Where?' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to position…' }))
  const place = await screen.findByLabelText('Position, from 1 to 3')
  for (const wrong of ['0', '4', '1.5', 'last', '૧']) {
    await user.clear(place)
    await user.type(place, `${wrong}{Enter}`)
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 3.')
  }
  await user.clear(place)
  await user.type(place, '3{Enter}')
  await waitFor(() => expect(order()).toEqual(['When?', 'What to wear?', 'Where?']))
})

test('what is searched for or sorted otherwise is not moved', async () => {
  openQuestions('/editor/faqs?location=ottawa&sort=title')
  expect(await screen.findByRole('link', { name: 'Where?' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move “Where?” down' })).toBeNull()
})
