import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NewLocationFields } from './new-location-fields'

afterEach(cleanup)

const COPIES = { pages: true, galleries: true, layout: true }
const PLACE = { timeZone: 'America/Toronto', countryCode: 'CA', modelId: '10', ...COPIES }

test.each([
  [{ name: '', city: '', slug: '' }, '/ottawa'],
  [{ name: 'Deepmala Mandir, Toronto', city: '', slug: '' }, '/deepmala-mandir-toronto'],
  [{ name: 'Deepmala Mandir, Toronto', city: ' Toronto ', slug: '' }, '/toronto'],
  [{ name: 'Deepmala Mandir, Toronto', city: 'Toronto', slug: 'gta' }, '/gta'],
])('the site address of %j is shown as %s', (entered, address) => {
  render(
    <NewLocationFields
      entered={{ ...PLACE, ...entered }}
      models={[]}
      problems={{}}
      onChange={() => undefined}
    />,
  )
  const field = screen.getByLabelText('Site address')
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toContain(
    `${address}. You can change it later; old addresses redirect.`,
  )
})
