import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coordinates } from '#schema/fields'
import { openPanel, sampleSearch } from '../../../testing/open-panel'

const fields = {
  pin: coordinates({ label: 'Pin on the map', max: 60 }),
}

async function paste(text: string, search = sampleSearch.search) {
  const panel = openPanel(fields, undefined, { search: { ...sampleSearch, search } })
  await panel.user.click(await screen.findByRole('textbox', { name: 'Pin on the map' }))
  await panel.user.paste(text)
  return panel
}

test('the link of a map becomes its point, on an outline of the world', async () => {
  const { stored } = await paste('https://www.google.com/maps/@45.4215,-75.6972,15z')
  expect(stored('pin')).toBe('45.4215, -75.6972')
  const globe = screen.getByRole('application', { name: /latitude 45.4215, longitude -75.6972/ })
  expect(globe.querySelector('image')?.getAttribute('href')).toContain('world-outline')
})

test('coordinates stay as they are typed', async () => {
  const { stored } = await paste('45.4215, -75.6972')
  expect(stored('pin')).toBe('45.4215, -75.6972')
})

test('a shortened link says what to paste in its place', async () => {
  await paste('https://maps.app.goo.gl/AbCdEf')
  expect(screen.getByRole('status').textContent).toMatch(/Short links don’t contain the place/)
})

test('an address is looked up, and what is found is chosen', async () => {
  const place = { key: '45.42, -75.7', title: 'Ottawa, Canada', detail: '', thumbnail: null }
  const { user, stored } = await paste('ઓટાવા', async (kind, text) =>
    kind === 'address' && text === 'ઓટાવા' ? [place] : [],
  )
  await user.click(screen.getByRole('button', { name: 'Find this address' }))
  await user.click(await screen.findByRole('button', { name: 'Ottawa, Canada' }))
  expect(stored('pin')).toBe('45.42, -75.7')
  expect(screen.queryByRole('button', { name: 'Find this address' })).toBeNull()
})

test.each([
  ['finds nothing', async () => [], /No place found/],
  ['does not answer', () => Promise.reject(new Error('Try again in a moment.')), /Try again/],
])('where the server %s, it says so', async (_what, search, message) => {
  const { user } = await paste('Ottawa', search)
  await user.click(screen.getByRole('button', { name: 'Find this address' }))
  expect(await screen.findByText(message)).toBeDefined()
})
