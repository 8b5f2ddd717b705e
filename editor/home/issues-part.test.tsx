import { expect, test } from 'vitest'
import { hrefOf, NOWHERE, openHome, part, VISIT } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

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
