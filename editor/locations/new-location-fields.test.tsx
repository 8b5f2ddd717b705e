import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
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

test('a model is searched for among a hundred, by what tells it from the others', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  const models = Array.from({ length: 100 }, (_, at) => ({
    ...{ id: at, slug: `town-${at}`, timeZone: 'UTC', kind: null },
    name: `Deepmala Mandir, Town ${at}`,
  }))
  const entered = { ...PLACE, name: '', city: '', slug: '' }
  render(<NewLocationFields {...{ entered, models, onChange }} problems={{}} />)
  const model = await screen.findByPlaceholderText('Search locations')
  await user.click(model)
  await user.keyboard('town 42{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ modelId: '42' })
})
