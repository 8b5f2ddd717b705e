import fc from 'fast-check'
import { type AnyBlock, defineBlock } from '../block/block'
import { array, boolean, type Fields, media, medias, number, select, string } from '../fields'
import type { StoredBlock, StoredField } from './content'

/** Random definitions and pages for property tests. */

// Only values that survive saving: JSON has no negative zero.
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))

const fieldName = fc.constantFrom('title', 'count', 'wide', 'layout', 'items', 'constructor')

const leafField = fc.oneof(
  fc.constant(string({ label: 'Title', required: true, max: 20 })),
  fc.constant(number({ label: 'Count', min: 1, max: 9, default: 2 })),
  fc.constant(boolean({ label: 'Wide' })),
  fc.constant(media({ label: 'Picture' })),
  fc.constant(medias({ label: 'Pictures', min: 1 })),
  fc.constant(select({ label: 'Layout', options: { A: 'a', B: 'b' }, default: 'A' })),
)

const fields: fc.Arbitrary<Fields> = fc.dictionary(
  fieldName,
  fc.oneof(
    leafField,
    fc
      .dictionary(fieldName, leafField)
      .map((of) => array({ label: 'Items', itemLabel: 'Item', of, max: 3 })),
  ),
)

/** Registries of up to four block types, some of them containers. */
export const registries: fc.Arbitrary<Map<string, AnyBlock>> = fc
  .dictionary(fc.constantFrom('Hero', 'Text', 'Section', 'Columns'), fields, { minKeys: 1 })
  .map(
    (kinds) =>
      new Map(
        Object.entries(kinds).map(([name, own]): [string, AnyBlock] => [
          name,
          defineBlock({
            name,
            label: name,
            description: '',
            category: 'content',
            targets: ['location', 'content'],
            fields: own,
            slots:
              name === 'Section' || name === 'Columns' ? { content: { label: 'Content' } } : {},
          }),
        ]),
      ),
  )

const storedFields: fc.Arbitrary<StoredField[]> = fc.array(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 5 }),
    type: fc.constantFrom('string', 'number', 'boolean', 'media', 'array', 'hologram'),
    name: fc.oneof(fieldName, fc.constant('gone')),
    value: json,
    note: fc.constantFrom('kept', 'too'),
  }),
  { maxLength: 4 },
)

interface Shape {
  readonly name: string
  readonly fields: StoredField[]
  readonly extra: unknown
  readonly slots: Shape[]
}

/** Nested blocks, at most `depth` levels. */
function shapes(depth: number): fc.Arbitrary<Shape[]> {
  const name = fc.constantFrom('Hero', 'Text', 'Section', 'Columns', 'Gone', '__proto__')
  const slots = depth > 1 ? shapes(depth - 1) : fc.constant<Shape[]>([])
  return fc.array(fc.record({ name, fields: storedFields, extra: json, slots }), {
    maxLength: 3,
  })
}

/** Stored blocks with unique ids, and known and unknown types, fields and keys. */
export const storedBlocks: fc.Arbitrary<StoredBlock[]> = shapes(4).map((list) => {
  let count = 0
  const build = ({ name, fields: own, extra, slots }: Shape): StoredBlock => {
    count += 1
    const id = count === 1 ? 'constructor' : `b_${count}`
    const held = slots.length > 0 && { slots: { content: slots.map(build) } }
    return { extra, id, name, fields: own, ...held, later: null }
  }
  return list.map(build)
})
