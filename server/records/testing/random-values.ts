import fc from 'fast-check'
import type { AnyField, FieldByType, Fields, FieldType } from '#schema/fields'
import { isNumbered } from '#schema/fields/reference'
import { cleanHtml } from '#schema/text/clean-html'

const id = fc.integer({ min: 1, max: 99_999_999 })
const word = fc.constantFrom('Diwali', 'a & b', 'નમસ્તે', '<b>', '🪔', '/visit', '[[day]]', '0')
const line = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const slug = fc.constantFrom('stone-by-stone', 'દિવાળી', 'ottawa', '2026')
const markup = fc
  .array(
    fc.oneof(
      line.map((words) => `<p>${words.replaceAll('<', '&lt;')}</p>`),
      id.map((picture) => `<p><img src="/media/${picture}-0a1b2c3d" alt="A lamp"></p>`),
      fc.constant('<p>See <a href="/visit">how to <strong>get here</strong></a></p>'),
    ),
    { maxLength: 3 },
  )
  .map((parts) => cleanHtml(parts.join('')))
const link = fc
  .record(
    {
      pageId: fc.option(id),
      blockId: fc.option(fc.constantFrom('b_hours', 'b1')),
      href: fc.option(fc.constantFrom('https://example.org/a?b=1#c', '/visit', 'tel:+16135550123')),
    },
    { noNullPrototype: true },
  )
  .filter((value) => Object.values(value).some((part) => part !== null))

const text = () => line
const values: { readonly [T in FieldType]: (field: FieldByType[T]) => fc.Arbitrary<unknown> } = {
  array: ({ of }) => fc.array(randomValues(of), { maxLength: 2 }),
  boolean: () => fc.boolean(),
  colour: text,
  coordinates: text,
  date: text,
  dateTime: text,
  hours: text,
  hoursGroup: text,
  html: () => markup,
  icon: text,
  language: text,
  link: () => link,
  media: () => id,
  medias: () => fc.array(id, { maxLength: 3 }),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  periods: text,
  record: (field) => (isNumbered(field) ? id : slug),
  richtext: () => markup,
  select: ({ options }) => fc.constantFrom(...Object.keys(options)),
  string: text,
  timeZone: text,
}

/** For tests: whatever fields may hold, in the form in which it is stored. */
export function randomValues(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const entries = (Object.entries(fields) as [string, AnyField][]).map(([name, field]) => {
    const value = (values[field.type] as (field: AnyField) => fc.Arbitrary<unknown>)(field)
    return [name, fc.oneof(value, fc.constant<unknown>(field.default))]
  })
  return fc.record(Object.fromEntries(entries), { noNullPrototype: true })
}
