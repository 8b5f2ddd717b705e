import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Option } from '../choice'
import { LocationChoice } from './location-choice'
import { labelLocations } from './location-labels'

const CITIES = ['Ottawa', 'Leicester', 'Nairobi', 'Vadodara', 'Brookfield']
const few: readonly Option[] = CITIES.map((city, at) => [String(at), `Deepmala Mandir, ${city}`])
const hundred: readonly Option[] = Array.from({ length: 100 }, (_, at) => [
  String(at),
  `Deepmala Mandir, Town ${at}`,
])

beforeEach(() => localStorage.clear())

test('what tells a location from the others comes first, in the order of the alphabet', () => {
  expect(labelLocations(few).map(({ label }) => label)).toEqual([
    'Brookfield · Deepmala Mandir',
    'Leicester · Deepmala Mandir',
    'Nairobi · Deepmala Mandir',
    'Ottawa · Deepmala Mandir',
    'Vadodara · Deepmala Mandir',
  ])
  const named = ['Shri Mandir Leicester', 'Shri Mandir Ottawa', 'Youth Centre', 'શ્રી મંદિર']
  expect(labelLocations(named.map((name) => [name, name])).map(({ label }) => label)).toEqual([
    'Leicester · Shri Mandir',
    'Ottawa · Shri Mandir',
    'Youth Centre',
    'શ્રી મંદિર',
  ])
  expect(labelLocations([['1', 'Deepmala Mandir, Ottawa']])).toEqual([
    { value: '1', label: 'Deepmala Mandir, Ottawa' },
  ])
})

test('a few are listed by the browser, “All locations” first', async () => {
  open([['', 'All locations'], ...few])
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Ottawa · Deepmala Mandir')
  expect(screen.getByTestId('chosen').textContent).toBe('0')
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('All locations')
})

test('a hundred are searched by words, by keys alone, and the chosen ones come first the next time', async () => {
  open(hundred)
  const user = userEvent.setup()
  const field = await screen.findByPlaceholderText('Search locations')
  await user.click(field)
  expect(await screen.findAllByRole('option')).toHaveLength(100)
  await user.keyboard('mandir 42{ArrowDown}{Enter}')
  expect(screen.getByTestId('chosen').textContent).toBe('42')
  expect(field.getAttribute('value')).toBe('Town 42 · Deepmala Mandir')
  await user.click(field)
  expect((await screen.findAllByRole('option'))[0]?.textContent).toMatch(/^Town 42.*Recent$/)
  await user.keyboard('nowhere')
  expect(await screen.findByText('No matching locations')).toBeTruthy()
  await user.keyboard('{Enter}{Escape}')
  expect(screen.getByTestId('chosen').textContent).toBe('42')
})

function open(options: readonly Option[]) {
  render(<Chooser options={options} />)
}

function Chooser({ options }: { readonly options: readonly Option[] }) {
  const [value, setValue] = useState(options[1]?.[0] ?? '')
  return (
    <>
      <LocationChoice label="Location" {...{ value, options }} onChange={setValue} />
      <output data-testid="chosen">{value}</output>
    </>
  )
}
