import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ME } from '../testing/fake-network'
import { fakePage, summaryOf } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { NOWHERE, openHome, PEOPLE, part, QUIET, VISIT } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

/** A time of November 2026 on this machine's clock, by which the screen names days. */
const on = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()

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
  scheduled.getByText('Publishes 29 Nov 2026, 06:00 (Toronto time). Ottawa')
  const changed = await part('Recently changed')
  expect(hrefOf(changed.getByRole('link', { name: 'Visit us' }))).toBe('/editor/pages/8')
  expect(changed.getByText(/Draft/).closest('li')?.textContent).toContain('You, Ottawa')
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
})

test('records are among the pages by the time of their change, with what they are, and lead to their forms', async () => {
  openHome({
    recentlyChanged: [
      { ...summaryOf(fakePage({ id: 8 })), updatedAt: on(20) },
      { ...summaryOf(fakePage({ id: 9, title: 'Annakut' })), updatedAt: on(18) },
    ],
    recentlyChangedRecords: [
      changedRecord({
        kind: 'event',
        id: '31',
        title: 'દિવાળી',
        updatedAt: on(21),
      }),
      changedRecord({
        ...{ kind: 'navigation', id: '2', title: 'gu-IN', updatedAt: on(19) },
        ...{ updatedBy: ME.name },
      }),
      changedRecord({
        ...{ kind: 'wisdom', id: '5', title: '', updatedAt: on(19, 11) },
        ...{ locationId: null, locationName: null, recordStatus: 'INACTIVE', isPublic: false },
      }),
      changedRecord({ kind: 'location', id: '12', title: 'Ottawa' }),
      changedRecord({ kind: 'unknownToThisEditor', id: '1', title: 'Nothing leads there' }),
    ],
  })
  const changed = await part('Recently changed')
  expect(changed.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['All pages', '/editor/pages'],
    ['દિવાળી', '/editor/events/31'],
    ['Visit us', '/editor/pages/8'],
    ['Gujarati (India)', '/editor/navigation?location=12&language=gu-IN'],
    ['Untitled talk or story', '/editor/wisdom/5'],
    ['Annakut', '/editor/pages/9'],
    ['Ottawa', '/editor/locations/12'],
  ])
  const rows = changed.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('LiveEvent, Asha, Ottawa · 21 Nov 2026')
  expect(rows[2]).toContain('Navigation, You, Ottawa')
  expect(rows[3]).toContain('DraftTalk or story, Asha · 19 Nov 2026')
  expect(rows[5]).toContain('Location, Asha · 17 Nov 2026')
})

test('of ten pages and ten records the ten that were changed last are shown', async () => {
  const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
  openHome({
    recentlyChanged: Array.from({ length: 10 }, (_, number) => ({
      ...summaryOf(fakePage({ id: number + 1, title: `Page ${number}` })),
      updatedAt: at(50 - 2 * number),
    })),
    recentlyChangedRecords: Array.from({ length: 10 }, (_, number) =>
      changedRecord({
        ...{ kind: 'faq', id: String(number + 1), title: `Question ${number}?` },
        updatedAt: at(49 - 2 * number),
      }),
    ),
  })
  const changed = await part('Recently changed')
  const links = changed.getAllByRole('link', { hidden: true }).slice(1)
  expect(links.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 5 }, (_, number) => [`Page ${number}`, `Question ${number}?`]).flat(),
  )
  changed.getByText('4 more')
})

test('a problem links to the place to fix it', async () => {
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
  const wrong = await part('Issues')
  wrong.getByText('Broken link: /parking, Ottawa')
  expect(wrong.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Broken links 1',
    'Failed background tasks 1',
    'Locations with missing information 1',
  ])
  expect(wrong.getAllByRole('link').map(hrefOf)).toEqual([
    '/editor/pages/8?language=gu-IN#b_1',
    '/editor/mail',
    '/editor/locations/12',
  ])
  expect(wrong.getAllByRole('listitem')[2]?.textContent).toBe(
    'OttawaMissing information: opening hours',
  )
})

test('where there is nothing yet, the first steps are shown, and each part says what it is for', async () => {
  const layout = { ...summaryOf(fakePage({ id: 1, title: 'Site layout' })), type: 'LAYOUT' }
  const { user } = openHome({ people: { ...PEOPLE, totalCount: 1 }, recentlyChanged: [layout] })
  const steps = await part('First steps')
  expect(hrefOf(steps.getByRole('link', { name: 'Invite people' }))).toBe('/editor/people')
  screen.getByText('Nothing needs your approval or reply.')
  screen.getByText('Nothing is scheduled for the next 30 days.')
  screen.getByText(/No issues found in links/)
  await user.click(steps.getByRole('button', { name: 'Create the home page' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'New page: “Home of a location”' }),
  )
  // Both follow from what the server says of the locations.
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Ottawa'),
  )
  await dialog.findByDisplayValue('/')
})

const AT_OTTAWA = { locationId: '12', level: 'MANAGE', ofNetwork: false }
const MANAGER_AT_OTTAWA = {
  ...ME,
  assignments: [{ __typename: 'Assignment', ...AT_OTTAWA, kinds: [], languages: null }],
}

test('who manages one location comes to its opening times in one press', async () => {
  openApp('/editor', {
    answers: { Home: () => ({ data: QUIET }), Me: () => ({ data: { me: MANAGER_AT_OTTAWA } }) },
  })
  const link = await screen.findByRole('link', { name: 'Opening times' })
  expect(hrefOf(link)).toBe('/editor/locations/12#opening-times')
})

test('closed today is one press away for who manages one location, and is undone', async () => {
  const day = { name: 'Holiday', date: '2026-12-25T00:00', times: '', group: '', texts: [] }
  let specialDays: readonly { readonly name: string }[] = [day]
  const { user, api } = openApp('/editor', {
    answers: {
      Home: () => ({ data: QUIET }),
      Me: () => ({ data: { me: MANAGER_AT_OTTAWA } }),
      OpenRecord: () => ({
        data: {
          record: {
            ...{ id: '12', version: 1, timeZone: 'Pacific/Auckland', isPublic: true, path: null },
            ...{ recordStatus: 'ACTIVE', locationSlug: 'ottawa', locationId: '12' },
            values: { name: 'Ottawa', specialDays },
          },
        },
      }),
      WriteRecord: ({ input }) => {
        specialDays = (input as { specialDays: typeof specialDays }).specialDays
        return { data: { saved: { id: '12', slug: 'ottawa', version: 2 } } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Closed today' }))
  await screen.findAllByText(
    /is marked as closed today\. Visitors can see this now\./,
    {},
    { timeout: 10_000 },
  )
  const [sent] = api.asked.filter(({ operation }) => operation === 'WriteRecord')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format()
  expect(sent?.variables.input).toMatchObject({
    specialDays: [{ name: 'Holiday' }, { name: 'Closed today', date: today, times: '' }],
  })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findAllByText(/^Undone/)
  expect(specialDays.map(({ name }) => name)).toEqual(['Holiday'])
})

/** A record of Ottawa that visitors see, as the home screen is told of it. */
function changedRecord(changes: object) {
  return {
    ...{ __typename: 'ChangedRecord', locationId: '12', locationName: 'Ottawa' },
    ...{ recordStatus: 'ACTIVE', isPublic: true, publishedAt: null, until: null },
    ...{ updatedAt: on(17), updatedBy: 'Asha' },
    ...changes,
  }
}

const ITEM = {
  ...{ documentId: null, block: null, messageId: null, locationId: '12', by: '' },
  ...{ locationName: 'Ottawa', title: '', detail: '', at: '2026-11-20T10:00:00Z' },
}

test('mentions, messages that are assigned and new messages wait, each leading to its place', async () => {
  openHome({
    waitingItems: [
      {
        ...{ ...ITEM, kind: 'MENTION', key: '1', documentId: '8', block: 'hero', by: 'Mira' },
        ...{ title: 'Visit us', detail: '@Asha is this right?' },
      },
      { ...ITEM, kind: 'MESSAGE', key: '5', messageId: '5', title: 'Meera', detail: 'Benches' },
      { ...ITEM, kind: 'NEW_MESSAGES', key: '12', detail: '3' },
    ],
  })
  const waiting = await part('Waiting for you')
  waiting.getByText(/Mira mentioned you in a comment, Ottawa/)
  waiting.getByText('@Asha is this right?')
  expect(hrefOf(waiting.getByRole('link', { name: 'Visit us' }))).toBe('/editor/pages/8#hero')
  const visitors = await part('From visitors')
  expect(hrefOf(visitors.getByRole('link', { name: 'Meera' }))).toBe('/editor/inbox/5')
  expect(hrefOf(visitors.getByRole('link', { name: '3 new messages' }))).toBe(
    '/editor/inbox?location=12&status=NEW&assignee=nobody',
  )
})

test('special days that are over, old messages and old comments are among what is wrong', async () => {
  const problem = { ...NOWHERE, locationId: '12', locationName: 'Ottawa' }
  openHome({
    problems: [
      {
        ...{ ...problem, kind: 'PAST_SPECIAL_DAY', key: 'a', title: 'Diwali' },
        detail: 'MOVES 2026-11-12',
      },
      {
        ...{ ...problem, kind: 'PAST_SPECIAL_DAY', key: 'b', title: 'Painting' },
        detail: 'OVER 2026-05-01',
      },
      { ...problem, kind: 'UNANSWERED_FEEDBACK', key: '12', title: 'Feedback', detail: '2' },
      {
        ...{ ...problem, ...VISIT, kind: 'OPEN_COMMENT', key: 'c', block: 'b1' },
        detail: 'Hero, 2026-11-01',
      },
    ],
  })
  const wrong = await part('Issues')
  wrong.getByText('Ended 12 Nov 2026: enter its next date, Ottawa')
  wrong.getByText('Ended 1 May 2026: remove this special day, Ottawa')
  expect(hrefOf(wrong.getByRole('link', { name: 'Diwali' }))).toBe(
    '/editor/locations/12#opening-times',
  )
  wrong.getByText('2 messages unanswered for more than a week, Ottawa')
  wrong.getByText('Unresolved comment: Hero, 2026-11-01, Ottawa')
  expect(hrefOf(wrong.getByRole('link', { name: 'Visit us' }))).toBe('/editor/pages/8#b1')
})

test('the menu counts what waits beside Home and Inbox', async () => {
  openApp('/editor', {
    answers: {
      Home: () => ({ data: { ...QUIET, people: PEOPLE } }),
      WaitingCounts: () => ({ data: { waitingCounts: { home: 2, inbox: 100 } } }),
    },
  })
  expect(await screen.findByRole('link', { name: 'Home, 2 waiting' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Inbox, 100 waiting' }).textContent).toContain('99+')
})

test('the menu counts again on another screen, and keeps the last count while that fails', async () => {
  const counts = { home: 2, inbox: 0 }
  let asked = 0
  const { user, api } = openApp('/editor', {
    answers: {
      Home: () => ({ data: { ...QUIET, people: PEOPLE } }),
      WaitingCounts: () => {
        asked += 1
        return { data: { waitingCounts: { ...counts } } }
      },
    },
  })
  await screen.findByRole('link', { name: 'Home, 2 waiting' })
  counts.home = 3
  await user.click(screen.getByRole('link', { name: 'Pages' }))
  expect(await screen.findByRole('link', { name: 'Home, 3 waiting' })).toBeTruthy()
  const before = asked
  Object.assign(api.answers, {
    WaitingCounts: () => {
      asked += 1
      return { data: null, errors: [{ message: 'Lost' }] }
    },
  })
  await user.click(screen.getByRole('link', { name: 'Home, 3 waiting' }))
  await waitFor(() => expect(asked).toBeGreaterThan(before))
  expect(screen.getByRole('link', { name: 'Home, 3 waiting' })).toBeTruthy()
})
