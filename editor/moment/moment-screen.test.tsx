import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const URL = '/preview/at/ottawa/2026-11-08T18:00/gu-IN?token=t'
const LINK = { createMomentLink: { url: URL, expiresAt: '2026-11-08T23:00:00Z' } }
const languages = { SiteLanguages: () => ({ data: { siteLanguages: ['en-US', 'gu-IN'] } }) }

test('a location, a moment and a language are chosen, and its site is shown then', async () => {
  const { api, user } = openApp('/editor/site-at?location=20', {
    answers: { ...languages, CreateMomentLink: () => ({ data: LINK }) },
  })
  const time = await screen.findByLabelText('Date and time')
  expect((time as HTMLInputElement).value).toMatch(/T18:00$/)
  await user.clear(time)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('Choose a date and a time.')
  expect(location.search).toBe('?location=20')
  await user.type(time, '2026-11-08T18:00')
  await screen.findByRole('option', { name: /Gujarati/ })
  await user.selectOptions(screen.getByLabelText('Language'), 'gu-IN')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const frame = await screen.findByTitle(/on 8 Nov 2026, 18:00|on Nov 8, 2026/)
  expect(frame.getAttribute('src')).toBe(URL)
  expect(new URLSearchParams(location.search).get('at')).toBe('2026-11-08T18:00')
  expect(api.asked.find(({ operation }) => operation === 'CreateMomentLink')?.variables).toEqual({
    ...{ locationId: '20', at: '2026-11-08T18:00', language: 'gu-IN' },
  })
  await user.click(screen.getByRole('button', { name: 'As on a phone' }))
  expect(frame.dataset.narrow).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied.')
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${URL}`)
})

test('a moment that is refused says why, and an address that is none shows nothing', async () => {
  const message = '2020-01-01, 10:00 is in the past.'
  const { api } = openApp('/editor/site-at?location=20&at=2020-01-01T10:00', {
    answers: {
      ...languages,
      CreateMomentLink: () => ({
        errors: [{ message, extensions: { code: 'BAD_USER_INPUT', requestId: 'r' } }],
      }),
    },
  })
  await screen.findByText(new RegExp(message))
  expect(api.asked.filter(({ operation }) => operation === 'CreateMomentLink')).toHaveLength(1)
})

test.each(['?location=20&at=8+November', '?location=x&at=2026-11-08T18:00'])(
  'an address that names no moment (%s) asks for one',
  async (search) => {
    const { api } = openApp(`/editor/site-at${search}`, { answers: languages })
    await screen.findByRole('button', { name: 'Show' })
    expect(api.asked.some(({ operation }) => operation === 'CreateMomentLink')).toBe(false)
  },
)
