import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LocationMade } from './location-made'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const made = { id: 20, slug: 'ottawa', name: 'Ottawa', pages: 0, galleries: 0 }

test.each([
  [true, 'The site is there', ['Address and hours', 'Pictures', 'People', 'Pages']],
  [
    false,
    'The location is there',
    ['A home page', 'Address and hours', 'Pictures', 'People', 'Pages'],
  ],
])(
  'the guide ends with what visitors find (a page: %s) and what is next',
  async (ok, title, steps) => {
    vi.stubGlobal('fetch', async () => ({ ok }))
    render(<LocationMade made={made} onClose={() => undefined} />)
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    const names = screen
      .getAllByRole('listitem')
      .map((item) => item.querySelector('a')?.textContent)
    expect(names).toEqual(steps)
  },
)
