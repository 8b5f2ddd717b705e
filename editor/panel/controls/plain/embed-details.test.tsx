import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { string } from '#schema/fields'
import { openPanel, sampleSearch } from '../../../testing/open-panel'

const TRACK = 'https://soundcloud.com/mandir/evening-arti'
const FOUND = { key: TRACK, title: 'સાંજની આરતી', detail: 'The singers', thumbnail: null }
const FILL = 'Fill in title and credit'
const fields = {
  address: string({ label: 'Address', described: { title: 'title', author: 'author' } }),
  title: string({ label: 'Title' }),
  author: string({ label: 'Credit' }),
}

function open(values: Readonly<Record<string, string>>, search = async () => [FOUND]) {
  return openPanel(fields, values, { search: { ...sampleSearch, search } })
}

test('title and credit are filled in with what the provider says, as one step', async () => {
  const { user, stored, pageStore } = open({ address: TRACK })
  await user.click(await screen.findByRole('button', { name: FILL }))
  expect(await screen.findByText('The empty fields were filled in.')).toBeDefined()
  expect([stored('title'), stored('author')]).toEqual([FOUND.title, FOUND.detail])
  expect(screen.queryByRole('button', { name: FILL })).toBeNull()
  pageStore.undo()
  expect([stored('title'), stored('author')]).toEqual([undefined, undefined])
})

test('what someone has entered stays', async () => {
  const { user, stored } = open({ address: TRACK, title: 'Arti' })
  await user.click(await screen.findByRole('button', { name: FILL }))
  await screen.findByText('The empty fields were filled in.')
  expect([stored('title'), stored('author')]).toEqual(['Arti', FOUND.detail])
})

test.each([
  ['says nothing', async () => [], /Enter the title yourself/],
  ['is down', () => Promise.reject(new Error('SoundCloud doesn’t answer.')), /doesn’t answer/],
])('where the provider %s, it is told and nothing changes', async (_what, search, message) => {
  const { user, stored } = open({ address: TRACK }, search)
  await user.click(await screen.findByRole('button', { name: FILL }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(stored('title')).toBeUndefined()
})

test('it is offered for an address whose provider describes it, and only where something is empty', async () => {
  const { user } = open({ address: TRACK })
  await screen.findByRole('button', { name: FILL })
  const address = screen.getByRole('textbox', { name: /Address/ })
  for (const other of ['https://www.google.com/maps/@51.5,-0.2,15z', 'https://example.org/']) {
    await user.clear(address)
    await user.paste(other)
    expect(screen.queryByRole('button', { name: FILL })).toBeNull()
  }
})
