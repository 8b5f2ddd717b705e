import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { select } from '#schema/fields'
import { openPanel } from '../../../testing/open-panel'

const fields = {
  ground: select({
    label: 'Ground',
    control: 'grounds',
    options: { ground: 'Page', offset: 'Sand', dark: 'Dark' },
    default: 'offset',
  }),
}

test('a ground is chosen by its colour, as a step of its own', async () => {
  const { user, stored, steps } = openPanel(fields)
  expect(screen.getByRole('radiogroup', { name: 'Ground' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sand' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(stored('ground')).toBe('dark')
  expect(steps()).toHaveLength(1)
})

test('a ground that is none (any more) is kept until another is chosen', async () => {
  const { user, stored } = openPanel(fields, { ground: 'MARBLE' })
  expect(screen.getByText(/MARBLE/)).toBeTruthy()
  expect(await screen.findByText('must be one of: ground, offset, dark')).toBeTruthy()
  expect(stored('ground')).toBe('MARBLE')
  await user.click(screen.getByRole('radio', { name: 'Page' }))
  expect(stored('ground')).toBe('ground')
})
