import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { string } from '#schema/fields'
import { openPanel } from '../../../testing/open-panel'

test('a field proposes what is said in it elsewhere, and takes anything else', async () => {
  const proposes = { kind: 'faq', field: 'category' }
  const { user, form, stored } = openPanel({ category: string({ label: 'Category', proposes }) })
  const control = form().getByLabelText<HTMLInputElement>('Category')
  await waitFor(() =>
    expect([...(control.list?.options ?? [])].map(({ value }) => value)).toEqual(['Seva', 'ઉત્સવ']),
  )
  await user.type(control, 'Youth')
  expect(stored('category')).toBe('Youth')
})
