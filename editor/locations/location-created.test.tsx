import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LocationCreated } from './location-created'

afterEach(cleanup)

const USUAL = ['Address and hours', 'Pictures', 'People'] as const
const made = { id: 20, slug: 'ottawa', name: 'Ottawa', galleries: 0 }

test.each([
  [0, ['Custom home page', ...USUAL]],
  [3, [...USUAL, 'Pages']],
])('the guide says that nothing is public yet, and what is next (copied: %s)', (pages, steps) => {
  render(<LocationCreated made={{ ...made, pages }} onClose={() => undefined} />)
  const dialog = screen.getByRole('dialog', { name: 'Location created' })
  expect(dialog.textContent).toContain('Visitors can’t see this location until you open it')
  expect(dialog.textContent).toContain('/ottawa/')
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)
  expect(names).toEqual(steps)
})
