import { expect, test } from 'vitest'
import { ME } from '../testing/fake-network'
import { fakePage, summaryOf } from '../testing/fake-pages'
import { hrefOf, openHome, part } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

/** A time of November 2026 on this machine's clock, by which the screen names days. */
const on = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()

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

/** A record of Ottawa that visitors see, as the home screen is told of it. */
function changedRecord(changes: object) {
  return {
    ...{ __typename: 'ChangedRecord', locationId: '12', locationName: 'Ottawa' },
    ...{ recordStatus: 'ACTIVE', isPublic: true, publishedAt: null, until: null },
    ...{ updatedAt: on(17), updatedBy: 'Asha' },
    ...changes,
  }
}
