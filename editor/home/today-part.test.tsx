import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ME } from '../testing/fake-network'
import { openApp } from '../testing/open-app'
import { hrefOf, QUIET } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

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
