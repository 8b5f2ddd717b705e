import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LocationMade } from './location-made'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const USUAL = ['Address and hours', 'Pictures', 'People'] as const
const made = { id: 20, slug: 'ottawa', name: 'Ottawa', galleries: 0 }

test.each([
  [true, 0, 'The site is there', ['A home page of its own', ...USUAL]],
  [true, 3, 'The site is there', [...USUAL, 'Pages']],
  [false, 0, 'The location is there', ['A home page', ...USUAL]],
])(
  'the guide ends with what visitors find (a page: %s, copied: %s) and what is next',
  async (ok, pages, title, steps) => {
    vi.stubGlobal('fetch', async () => ({ ok }))
    render(<LocationMade made={{ ...made, pages }} onClose={() => undefined} />)
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    const names = screen
      .getAllByRole('listitem')
      .map((item) => item.querySelector('a')?.textContent)
    expect(names).toEqual(steps)
  },
)
