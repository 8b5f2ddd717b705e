import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ME } from '../testing/fake-network'
import { fakePage, summaryOf } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const QUIET = { waiting: [], scheduled: [], recentlyChanged: [], problems: [] }
const PEOPLE = { __typename: 'PersonConnection', totalCount: 4 }
const VISIT = { documentId: '8', title: 'Visit us', locationId: '12', locationName: 'Ottawa' }
const NOWHERE = { documentId: null, language: null, block: null }

function openHome(home: object) {
  const data = { ...QUIET, people: PEOPLE, ...home }
  return openApp('/editor', { answers: { Home: () => ({ data }) } })
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('the home screen says what waits, what is scheduled and what was changed, and leads there', async () => {
  openHome({
    waiting: [summaryOf(fakePage({ id: 7, title: 'Diwali', isInReview: true }))],
    recentlyChanged: [summaryOf(fakePage({ id: 8, updatedBy: 'Mira Patel' }))],
    scheduled: [
      {
        ...{ id: '1', action: 'PUBLISH', documentId: '9', title: 'Annakut', type: 'PAGE' },
        ...{ locationName: 'Ottawa', timeZone: 'America/Toronto', language: null, by: 'Mira' },
        ...{ localAt: '2026-11-29T06:00', localUntil: null, problem: null },
      },
    ],
  })
  const waiting = await part('Waiting for you')
  expect(hrefOf(waiting.getByRole('link', { name: 'Diwali' }))).toBe('/editor/pages/7')
  waiting.getByText('Submitted by Asha, Ottawa')
  const scheduled = await part('Scheduled')
  scheduled.getByText('Published 29 Nov 2026, 06:00, Ottawa')
  const changed = await part('Recently changed')
  expect(hrefOf(changed.getByRole('link', { name: 'Visit us' }))).toBe('/editor/pages/8')
  expect(changed.getByText(/Draft/).closest('li')?.textContent).toContain('You, Ottawa')
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
})

test('what is wrong leads to where it is mended', async () => {
  openHome({
    problems: [
      {
        ...{ ...VISIT, kind: 'DEAD_LINK', key: '8/9', language: 'gu-IN', block: 'b_1' },
        detail: '/parking',
      },
      {
        ...{ ...NOWHERE, kind: 'FAILED_JOB', key: '4', locationId: null, locationName: '' },
        ...{ title: 'mail', detail: 'The mail server refuses it' },
      },
      {
        ...{ ...VISIT, ...NOWHERE, kind: 'UNFINISHED_LOCATION', key: '12', title: 'Ottawa' },
        detail: 'opening hours',
      },
    ],
  })
  const wrong = await part('What is wrong')
  wrong.getByText('A link leads to what visitors do not find: /parking, Ottawa')
  expect(wrong.getAllByRole('link').map(hrefOf)).toEqual([
    '/editor/pages/8?language=gu-IN#b_1',
    '/editor/mail',
    '/editor/locations/12',
  ])
  expect(wrong.getAllByRole('listitem')[2]?.textContent).toBe('OttawaVisitors miss: opening hours')
})

test('where there is nothing yet, the first steps are shown, and each part says what it is for', async () => {
  const layout = { ...summaryOf(fakePage({ id: 1, title: 'Site layout' })), type: 'LAYOUT' }
  const { user } = openHome({ people: { ...PEOPLE, totalCount: 1 }, recentlyChanged: [layout] })
  const steps = await part('First steps')
  expect(hrefOf(steps.getByRole('link', { name: 'Invite people' }))).toBe('/editor/people')
  screen.getByText('Nothing waits for your approval.')
  screen.getByText('Nothing is scheduled for the next 30 days.')
  screen.getByText(/every link leads somewhere/)
  await user.click(steps.getByRole('button', { name: 'Make the home page' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New page: Home of a location' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Ottawa')
  await dialog.findByDisplayValue('/')
})

test('who manages one location comes to its opening times in one press', async () => {
  const me = {
    ...ME,
    assignments: [{ __typename: 'Assignment', locationId: '12', level: 'MANAGE' }],
  }
  openApp('/editor', { answers: { Home: () => ({ data: QUIET }), Me: () => ({ data: { me } }) } })
  const link = await screen.findByRole('link', { name: 'Opening times' })
  expect(hrefOf(link)).toBe('/editor/locations/12#opening-times')
})
