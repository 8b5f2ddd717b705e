import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { Fields } from '#schema/fields'
import { localise } from '#schema/fields/localise'
import { mapValues } from '#schema/fields/map-values'
import { type ReferenceReader, readReferences } from '#schema/fields/references'
import { replaceReference, replaceReferences } from '#schema/fields/replace'
import { textsIn } from '#schema/fields/texts'
import { type Values, visitValues } from '#schema/fields/walk'
import { mapContent } from '#schema/page/map-content'
import { newBlock, propsOf } from '#schema/page/stored-props'
import { recordDefinitions } from '#schema/records'
import { plainText } from '#schema/text/plain-text'
import { readRecordInput } from './read-record-input'
import { randomValues } from './testing/random-values'

const RUNS = { numRuns: 40 }
const kinds = [...recordDefinitions.values()].map(({ kind, fields }) => ({ kind, fields }))
const blocks = [...definitions.values()].map((block) => ({ name: block.name, block }))

/** Every id is another one, and comes back by the way it went. */
const forth = (id: number) => id + 100_000_000
const there = {
  record: (_: string, key: number | string) => (typeof key === 'number' ? forth(key) : `${key}-x`),
  page: forth,
}
const back = {
  record: (_: string, key: number | string) =>
    typeof key === 'number' ? key - 100_000_000 : key.replace(/-x$/, ''),
  page: (id: number) => id - 100_000_000,
}

describe.each(kinds)('whatever a record of the kind $kind holds', ({ fields }) => {
  const values = randomValues(fields)

  test('comes back from the input as it was given', () => {
    fc.assert(
      fc.property(values, (stored) => {
        expect(readRecordInput(fields, stored)).toEqual({ ok: true, given: stored })
      }),
      RUNS,
    )
  })

  test('names others where its references are replaced, and the same where they are put back', () => {
    fc.assert(
      fc.property(values, (stored) => {
        const copied = replaceReferences(fields, stored, there)
        expect(findReferences(fields, copied)).toEqual(findReferences(fields, stored).map(moved))
        expect(replaceReferences(fields, copied, back)).toEqual(unhashed(fields, stored))
      }),
      RUNS,
    )
  })

  test('stays the same object where nothing is changed', () => {
    const nothing = { record: () => undefined, page: () => undefined }
    fc.assert(
      fc.property(values, (stored) => {
        expect(mapValues(fields, stored, (_, value) => value)).toBe(stored)
        expect(findReferences(fields, replaceReferences(fields, stored, nothing))).toEqual(
          findReferences(fields, stored),
        )
      }),
      RUNS,
    )
  })

  test('says its words, and those alone', () => {
    fc.assert(
      fc.property(values, (stored) => {
        const said = textsIn(fields, stored).map(({ path, text }) => `${path}: ${text}`)
        expect(said).toEqual(wordsIn(fields, stored))
      }),
      RUNS,
    )
  })

  test('is said as in its own fields in a language of which it has no text', () => {
    fc.assert(
      fc.property(values, (stored) => {
        expect(localise(fields, stored, 'fr-FR')).toEqual(stored)
      }),
      RUNS,
    )
  })
})

test.each(blocks)('whatever a block $name holds is copied with its page, and back', ({ block }) => {
  fc.assert(
    fc.property(randomValues(block.fields), (props) => {
      const content = { format: 1 as const, blocks: [newBlock(block, 'b1', props)] }
      const copied = mapContent(content, definitions, (field, value) =>
        replaceReference(field, value, there),
      )
      const [stored] = mapContent(copied, definitions, (field, value) =>
        replaceReference(field, value, back),
      ).blocks
      expect(stored && propsOf(block, stored)).toEqual(unhashed(block.fields, props))
    }),
    { numRuns: 10 },
  )
})

test('a text in a language says what people write, in items of lists too, and changes nothing else', () => {
  const { fields } = recordDefinitions.get('event') ?? { fields: {} }
  const entry = { title: 'Aarti', startsAt: '2026-11-08T18:00', endsAt: '' }
  const event = {
    title: 'Diwali',
    venue: 'Main hall',
    startsAt: '2026-11-08T18:00',
    schedule: [{ ...entry, texts: [{ language: 'gu-IN', title: 'આરતી', startsAt: 'x' }] }],
    texts: [{ language: 'gu-IN', title: 'દિવાળી', venue: '', startsAt: 'x' }],
  }
  expect(localise(fields, event, 'gu-IN')).toEqual({
    ...event,
    title: 'દિવાળી',
    schedule: [{ ...event.schedule[0], title: 'આરતી' }],
  })
  expect(localise(fields, event, 'hi-IN')).toEqual(event)
})

type FoundReference = readonly [what: string, key: number | string]

function findReferences(fields: Fields, values: Values): readonly FoundReference[] {
  const found: FoundReference[] = []
  const to: ReferenceReader = {
    record: (kind, key) => found.push([kind, key]),
    link: ({ pageId }) => pageId && found.push(['page', pageId]),
    text: (text) => {
      for (const [, id] of text.matchAll(/\/media\/(\d+)/g)) found.push(['picture', Number(id)])
    },
  }
  readReferences(fields, values, to)
  return found
}

function moved([what, key]: FoundReference): FoundReference {
  return [what, typeof key === 'number' ? forth(key) : `${key}-x`]
}

/** The hash of a picture's address belongs to the picture that it named. */
function unhashed(fields: Fields, values: Values): Values {
  return mapValues(fields, values, ({ type }, value) =>
    type === 'html' || type === 'richtext' ? String(value).replace(/-0a1b2c3d/g, '') : value,
  )
}

function wordsIn(fields: Fields, values: Values): readonly string[] {
  const said: string[] = []
  visitValues(fields, values, (field, value, path) => {
    if (typeof value !== 'string' || value === field.default) return
    if (field.type === 'string' && value.trim() !== '/visit') said.push(`${path}: ${value}`)
    if (field.type === 'html' || field.type === 'richtext')
      said.push(`${path}: ${plainText(value)}`)
  })
  return said
}
