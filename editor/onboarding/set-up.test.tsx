import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const typed = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('head office of an empty network names its first location and gets to the home screen', async () => {
  const { api, user } = openApp('/editor', { isEmpty: true })
  await user.type(await screen.findByLabelText(/^Name/), 'શ્રી સ્વામિનારાયણ મંદિર')
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Kolkata')
  await user.type(typed('City'), 'Bhuj')
  await user.selectOptions(screen.getByLabelText('Country'), 'India')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(await screen.findByRole('button', { name: 'New page' })).toBeTruthy()
  const [asked] = api.asked.filter(({ operation }) => operation === 'SetUpNetwork')
  expect(asked?.variables.input).toMatchObject({
    name: 'શ્રી સ્વામિનારાયણ મંદિર',
    timeZone: 'Asia/Kolkata',
    address: { city: 'Bhuj', countryCode: 'IN', postalCode: '' },
  })
})

test('the time zone of the browser is chosen already', async () => {
  openApp('/editor', { isEmpty: true })
  const zone = await screen.findByLabelText<HTMLSelectElement>('Time zone')
  expect(zone.value).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('what is wrong is said at its field, without asking the server', async () => {
  const { api, user } = openApp('/editor', { isEmpty: true })
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  expect(screen.getByText('Enter a name for the location.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
  expect(api.asked.map(({ operation }) => operation)).not.toContain('SetUpNetwork')
})

test('when another user was first, that is said and what was typed stays', async () => {
  const message = 'This network is already set up.'
  const { user } = openApp('/editor', { isEmpty: true, refusal: { code: 'CONFLICT', message } })
  await user.type(await screen.findByLabelText(/^Name/), 'Ottawa')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ottawa')
})

test('a network that has been named is not asked again', async () => {
  openApp('/editor')
  expect(await screen.findByRole('heading', { name: /^Hello/ })).toBeTruthy()
  expect(screen.queryByText('Name your first location')).toBeNull()
})
