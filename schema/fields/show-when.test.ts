import { describe, expect, expectTypeOf, test } from 'vitest'
import { array, boolean, link, media, number, showWhen, string } from './index'
import { isShown } from './show-when'
import { validateProps } from './validate'

const fields = showWhen(
  {
    wide: boolean({ label: 'Wide' }),
    count: number({ label: 'Count', required: true, min: 1, default: 2 }),
    link: link({ label: 'Link' }),
    linkLabel: string({ label: 'Link text', required: true }),
    picture: media({ label: 'Picture' }),
    items: array({
      label: 'Items',
      itemLabel: 'Item',
      of: { title: string({ label: 'Title', required: true }) },
    }),
    more: string({ label: 'More', required: true }),
  },
  {
    count: { field: 'wide', is: true },
    linkLabel: { field: 'link', filled: true },
    items: { field: 'picture', filled: false },
    more: { field: 'count', is: [3, 4] },
  },
)

describe('a field is shown while another one says so', () => {
  test.each([
    ['count', {}, false],
    ['count', { wide: true }, true],
    ['linkLabel', { link: null }, false],
    ['linkLabel', { link: { href: ' ' } }, false],
    ['linkLabel', { link: { href: '/visit' } }, true],
    ['items', {}, true],
    ['items', { picture: 7 }, false],
    // The field that would show it is hidden itself.
    ['more', { wide: false, count: 3 }, false],
    ['more', { wide: true, count: 3 }, true],
    ['more', { wide: true }, false],
    // A value of a wrong type counts as the default.
    ['count', { wide: 'yes' }, false],
    ['wide', {}, true],
  ])('%s with %j: %s', (name, values, shown) => {
    expect(isShown(fields, values, name)).toBe(shown)
  })
})

test('what is not shown is not required and breaks no other rule; its list is not looked into', () => {
  expect(validateProps(fields, { count: -1, picture: 7, items: [{ title: '' }] })).toEqual([])
})

test('once it is shown every rule counts', () => {
  const broken = validateProps(fields, {
    wide: true,
    count: 0,
    link: { href: '/visit' },
    items: [{}],
  })
  expect(broken.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'count: must be at least 1',
    "linkLabel: Field 'Link text' is required",
    "items.0.title: Field 'Title' is required",
  ])
})

test('inside the items of a list the values of the same item count', () => {
  const slides = array({
    label: 'Slides',
    itemLabel: 'Slide',
    of: showWhen(
      { link: link({ label: 'Link' }), label: string({ label: 'Label', required: true }) },
      { label: { field: 'link', filled: true } },
    ),
  })
  const items = [{ link: null }, { link: { pageId: 3 } }]
  expect(validateProps({ slides }, { slides: items }).map(({ path }) => path)).toEqual([
    'slides.1.label',
  ])
})

test('a field that is shown by one after it is refused', () => {
  const parts = { late: string({ label: 'Late' }), first: boolean({ label: 'First' }) }
  expect(() => showWhen(parts, { late: { field: 'first', is: true } })).toThrow(
    "Field 'late' is shown by 'first', which has to come before it",
  )
})

test('a field that is not there does not compile', () => {
  const parts = { on: boolean({ label: 'On' }), text: string({ label: 'Text' }) }
  type Conditions = Parameters<typeof showWhen<typeof parts>>[1]
  expectTypeOf<{ text: { field: 'on'; is: true } }>().toExtend<Conditions>()
  expectTypeOf<{ text: { field: 'onn'; is: true } }>().not.toExtend<Conditions>()
})
