import { expect, test } from 'vitest'
import { hrefOf, openHome, part } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

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
