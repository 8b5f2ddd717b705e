import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageField } from '#schema/records/shared-fields'
import { openPanel } from '../../../testing/open-panel'

const fields = { language: languageField() }

test('a language is chosen by its name, in English and in itself', async () => {
  const { user, stored, steps } = openPanel(fields)
  const menu = screen.getByRole('combobox', { name: /Language/ })
  await user.selectOptions(menu, 'Gujarati (India) · ગુજરાતી (ભારત)')
  expect(stored('language')).toBe('gu-IN')
  expect(steps()).toHaveLength(1)
})

test('a language that is not offered stays as it is stored', () => {
  const { stored } = openPanel(fields, { language: 'mi-NZ' })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Language/ }).value).toBe('mi-NZ')
  expect(stored('language')).toBe('mi-NZ')
})
