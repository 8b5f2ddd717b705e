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
  await user.click(screen.getByRole('button', { name: 'Phone preview' }))
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

test('without a location, what will be missing at each is listed, with the way to change it', async () => {
  const issue = { count: 1, recordId: null, title: '', language: null }
  const nodes = [
    {
      ...{ locationId: '20', locationName: 'Ottawa', locationSlug: 'ottawa' },
      issues: [
        { ...issue, kind: 'NO_EVENTS' },
        { ...issue, kind: 'NO_HOURS' },
        { ...issue, kind: 'ANNOUNCEMENT_OVER', recordId: '7', title: 'Car park full' },
        { ...issue, kind: 'UNTRANSLATED', count: 3, language: 'gu-IN' },
      ],
    },
    { locationId: '30', locationName: 'Leicester', locationSlug: 'leicester', issues: [] },
  ]
  const { api, user } = openApp('/editor/site-at', {
    answers: {
      ...languages,
      SiteOutlook: () => ({
        data: {
          siteOutlook: { nodes, totalCount: 2, pageInfo: { hasNextPage: false, endCursor: null } },
        },
      }),
    },
  })
  await screen.findByText(/Select a location to see its site at a date and time in/)
  await user.clear(screen.getByLabelText('Date and time'))
  await user.type(screen.getByLabelText('Date and time'), '2026-11-08T18:00')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('No upcoming events')).toBe('/editor/events?location=ottawa')
  expect(await hrefOf('No opening hours')).toBe('/editor/locations/20#opening-times')
  expect(await hrefOf('Announcement will have ended: Car park full')).toBe(
    '/editor/announcements/7',
  )
  expect(await hrefOf('3 pages not in Gujarati (India)')).toBe(
    '/editor/pages?locationId=20&status=published',
  )
  await screen.findByText('No issues found')
  const [first] = await screen.findAllByRole('link', { name: 'Preview site' })
  expect(first?.getAttribute('href')).toBe('/editor/site-at?location=20&at=2026-11-08T18%3A00')
  expect(api.asked.find(({ operation }) => operation === 'SiteOutlook')?.variables).toMatchObject({
    at: '2026-11-08T18:00',
  })
})
