import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Location } from '#schema/entities/location'
import { hours as hoursField } from '#schema/fields'
import { openPanel } from '../../../testing/open-panel'
import { recordControls } from '../../fields/control'
import { hourOf, readWeek, timeOf } from './week'

beforeAll(() => recordControls.fetch())

const fields = { graph: hoursField({ label: 'Hours' }) }
const campus = {
  id: 7,
  name: 'Mandir Campus',
  icon: 'lamp',
  note: 'kept',
  hours: [
    { id: 1, weekday: 'MONDAY', startHour: '6:30', endHour: 12 },
    { weekday: 'SATURDAY', startHour: 6, endHour: 24 },
  ],
}

test('a week is made from nothing', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.click(form().getByRole('button', { name: 'Add opening times' }))
  fireEvent.change(form().getByLabelText('Name of these hours'), { target: { value: 'દર્શન' } })
  const sunday = within(form().getByRole('group', { name: 'Sunday' }))
  await user.click(sunday.getByRole('button', { name: 'Open on this day' }))
  fireEvent.change(sunday.getByLabelText('Sunday from'), { target: { value: '06:30' } })
  expect(hours(stored)).toEqual([
    { id: 1, name: 'દર્શન', hours: [{ weekday: 'SUNDAY', startHour: '6:30', endHour: 17 }] },
  ])
})

test('the first opening times are those of the location, copied, and it is said whose they are', async () => {
  const location = { id: 12, name: 'Ottawa', hours: [campus] } as unknown as Location
  const { user, form, stored } = openPanel(fields, undefined, { location })
  expect(form().getByText(/^Shows Ottawa’s opening times/)).toBeTruthy()
  await user.click(form().getByRole('button', { name: 'Add opening times' }))
  expect(hours(stored).map(({ name }) => name)).toEqual(['Mandir Campus'])
  expect(form().getByText(/^This is a copy of Ottawa’s opening times/)).toBeTruthy()
  fireEvent.change(form().getByLabelText('Monday until'), { target: { value: '13:00' } })
  expect(form().queryByText(/copied/)).toBeNull()
  expect(form().getByText(/^These opening times are for this block only/)).toBeTruthy()
})

test('a day gets a second period, loses one, and is copied to the other weekdays', async () => {
  const { user, form, stored } = openPanel(fields, { graph: JSON.stringify([campus]) })
  const monday = within(form().getByRole('group', { name: 'Monday' }))
  await user.click(monday.getByRole('button', { name: 'Add a second period' }))
  await user.click(monday.getAllByRole('button', { name: 'Remove period' })[0] as HTMLElement)
  await user.click(monday.getByRole('button', { name: 'Copy to Tue–Fri' }))
  const [group] = hours(stored)
  expect(group).toMatchObject({ id: 7, icon: 'lamp', note: 'kept' })
  expect(group?.hours).toHaveLength(6)
  expect(group?.hours).toContainEqual({ weekday: 'FRIDAY', startHour: 18, endHour: 20 })
  expect(group?.hours).toContainEqual(campus.hours[1])
})

test('a day gets a copy of Monday’s times by a button that says so, as long as it has others', async () => {
  const { user, form, stored } = openPanel(fields, { graph: JSON.stringify([campus]) })
  const sunday = within(form().getByRole('group', { name: 'Sunday' }))
  await user.click(sunday.getByRole('button', { name: 'Same as Monday' }))
  expect(hours(stored)[0]?.hours).toContainEqual({
    ...{ weekday: 'SUNDAY', startHour: '6:30', endHour: 12 },
  })
  expect(sunday.queryByRole('button', { name: 'Same as Monday' })).toBeNull()
})

test('of several kinds of times each is one line with its days until it is opened', async () => {
  const open = ['MONDAY', 'TUESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
  const week = open.map((weekday) => ({ weekday, startHour: 9, endHour: 17 }))
  const kitchen = { id: 9, name: 'Kitchen', hours: week }
  const { user, form } = openPanel(fields, { graph: JSON.stringify([campus, kitchen]) })
  expect(form().queryByLabelText('Monday from')).toBeNull()
  const line = form().getByRole('button', { name: /^Kitchen/ })
  expect(line.textContent).toBe('KitchenMon, Tue, Thu–Sat')
  expect(line.getAttribute('aria-expanded')).toBe('false')
  await user.click(line)
  const group = within(form().getByRole('group', { name: 'Kitchen' }))
  expect(group.getByLabelText('Monday from')).toBeTruthy()
  await user.click(line)
  expect(group.queryByLabelText('Monday from')).toBeNull()
})

test('opening times are named in other languages, and an empty name is none', async () => {
  const { user, form, stored } = openPanel(fields, { graph: JSON.stringify([campus]) })
  await user.click(form().getByText('In other languages'))
  fireEvent.change(form().getByLabelText('Name in Gujarati (India)'), {
    target: { value: 'મંદિર' },
  })
  expect(hours(stored)).toMatchObject([
    { name: 'Mandir Campus', note: 'kept', texts: [{ language: 'gu-IN', name: 'મંદિર' }] },
  ])
  fireEvent.change(form().getByLabelText('Name in Gujarati (India)'), { target: { value: '' } })
  expect(hours(stored)).toEqual([campus])
})

test('what is shown as times of a service has an icon and a description too', async () => {
  const { user, form, stored } = openPanel(fields, { graph: JSON.stringify([campus]) })
  await user.selectOptions(form().getByLabelText('Shown as'), 'Times of a service, such as arti')
  await user.selectOptions(form().getByLabelText('Icon'), 'Music')
  fireEvent.change(form().getByLabelText('Description'), { target: { value: 'All may sing' } })
  expect(hours(stored)).toEqual([
    { ...campus, kind: 'SERVICE', icon: 'music', description: 'All may sing' },
  ])
  await user.selectOptions(form().getByLabelText('Icon'), 'No icon')
  expect(hours(stored)[0]).not.toHaveProperty('icon')
})

test('times that end before they begin are said to be left out', async () => {
  const { form } = openPanel(fields, { graph: JSON.stringify([campus]) })
  fireEvent.change(form().getByLabelText('Monday until'), { target: { value: '05:00' } })
  expect(await screen.findByText(/the end must be after the start/)).toBeTruthy()
})

test.each(['{ not json', '[{"name":"No hours"}]', '[{"hours":[{"weekday":"SOMEDAY"}]}]'])(
  '%s is shown as it is stored, and kept',
  (graph) => {
    const { form, stored } = openPanel(fields, { graph })
    expect(
      form().getByLabelText<HTMLTextAreaElement>('Hours', { selector: 'textarea' }).value,
    ).toBe(graph)
    expect(stored('graph')).toBe(graph)
  },
)

test('hours are read and written as they are stored', () => {
  expect(['6:30', 6.5, 24, 0, 'noon', undefined].map(timeOf)).toEqual([
    ...['06:30', '06:30', '00:00', '00:00', '', ''],
  ])
  expect([hourOf('06:30', false), hourOf('07:00', true), hourOf('00:00', true)]).toEqual([
    '6:30',
    7,
    24,
  ])
  expect(readWeek('')).toEqual([])
})

function hours(stored: (name: string) => unknown): (typeof campus)[] {
  return JSON.parse(String(stored('graph'))) as (typeof campus)[]
}
