import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import location from '#schema/records/location/location.record'
import { openPanel } from '../../../testing/open-panel'
import { recordControls } from '../../fields/control'

beforeAll(() => recordControls.fetch())

const { hours, specialDays } = location.fields
const groups = [
  { id: 1, name: 'Mandir Campus', hours: [] },
  { id: 2, name: 'દર્શન', hours: [] },
]
const diwali = {
  ...{ name: 'Diwali', date: '2026-11-08T00:00', until: '2026-11-12T00:00', times: '' },
  ...{ except: [], repeats: 'MOVES', texts: [] },
}

test('a special day is listed by its title and days, and is for opening times that there are', async () => {
  const { user, form, stored } = openPanel(
    { hours, specialDays },
    { hours: JSON.stringify(groups), specialDays: [{ ...diwali, group: 'Library' }] },
  )
  await user.click(form().getByRole('button', { name: 'Diwali · 8–12 Nov 2026' }))
  const only = form().getByRole<HTMLSelectElement>('combobox', { name: 'Only for' })
  expect([...only.options].map(({ text }) => text)).toEqual([
    'All opening times',
    'Library',
    'Mandir Campus',
    'દર્શન',
  ])
  expect(screen.getByText(/^There are no opening times called “Library”/)).toBeTruthy()
  await user.selectOptions(only, 'દર્શન')
  expect(stored('specialDays')).toMatchObject([{ name: 'Diwali', group: 'દર્શન' }])
  expect(screen.queryByText(/^There are no opening times called/)).toBeNull()
})
