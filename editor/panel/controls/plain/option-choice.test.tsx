import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { select } from '#schema/fields'
import { openPanel } from '../../../testing/open-panel'

const fields = {
  ground: select({
    label: 'Background',
    control: 'grounds',
    options: { ground: 'Page', offset: 'Sand', dark: 'Dark' },
    default: 'offset',
  }),
}

test('a background is chosen by its colour, as a step of its own', async () => {
  const { user, stored, steps } = openPanel(fields)
  expect(screen.getByRole('radiogroup', { name: 'Background' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sand' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(stored('ground')).toBe('dark')
  expect(steps()).toHaveLength(1)
})

test('a background that is none (any more) is kept until another is chosen', async () => {
  const { user, stored } = openPanel(fields, { ground: 'MARBLE' })
  expect(screen.getByText(/MARBLE/)).toBeTruthy()
  expect(await screen.findByText('must be one of: ground, offset, dark')).toBeTruthy()
  expect(stored('ground')).toBe('MARBLE')
  await user.click(screen.getByRole('radio', { name: 'Page' }))
  expect(stored('ground')).toBe('ground')
})

test('options that change how a block looks are chosen by pictures, each with its name', async () => {
  const layout = select({
    label: 'Text position',
    options: { LEFT: 'Left', CENTERED: 'Centered' },
    pictures: { LEFT: 'text-left', CENTERED: 'text-center' },
    default: 'LEFT',
  })
  const { user, stored } = openPanel({ layout })
  const group = screen.getByRole('radiogroup', { name: 'Text position' })
  expect(group.querySelectorAll('svg[aria-hidden] path').length).toBeGreaterThan(1)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Left' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Centered' }))
  expect(stored('layout')).toBe('CENTERED')
})
