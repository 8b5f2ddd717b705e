import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import activity from '#schema/records/activity/activity.record'
import { openPanel } from '../../../testing/open-panel'

const fields = { icon: activity.fields.icon }

test('an icon is chosen by what it shows, and one that nothing is drawn for stays', async () => {
  const { user, stored } = openPanel(fields, { icon: 'flute' })
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Icon' })
  expect(menu.value).toBe('flute')
  await user.selectOptions(menu, 'Lamp')
  expect(stored('icon')).toBe('lamp')
  await user.selectOptions(menu, 'No icon')
  expect(stored('icon')).toBe('')
})
