import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { templates } from '#renderer/templates/templates'
import type { AnyField, Fields } from '#schema/fields'
import { pageFields, settingsFields, textFields, topicFields } from '#schema/page/page-fields'
import { recordDefinitions } from '#schema/records'
import { extractMessages } from './extract.ts'

const messages = new Set([...extractMessages().values()].flatMap((subject) => [...subject.keys()]))
/** Messages with a number or a list in them. */
const FILLED = /^((Part|Title of part) \d|A link to YouTube, .* from there\.)$/

test('everything that blocks say to editors is a message', () => {
  const texts = [...definitions.values()].flatMap((block) => [
    ...[block.label, block.description],
    ...block.hints.map(({ text }) => text),
    ...Object.values(block.slots).map(({ label }) => label),
    ...textsOfFields(block.fields),
  ])
  expect(texts.length).toBeGreaterThan(1000)
  expect(nonMessages(texts)).toEqual([])
})

test('everything that records, pages and topics say to editors is a message', () => {
  const texts = [...recordDefinitions.values()].flatMap(({ words, collection, fields }) => [
    ...[words.one, words.many, words.help],
    ...textsOfFields(fields),
    // By default a list is called what its records are.
    ...(collection && collection.label.toLowerCase() !== words.many ? [collection.label] : []),
  ])
  const ofPages = [pageFields, settingsFields, textFields, topicFields].flatMap(textsOfFields)
  expect(texts.length).toBeGreaterThan(200)
  expect(nonMessages([...texts, ...ofPages])).toEqual([])
})

test('everything that templates say to editors is a message', () => {
  const texts = templates.flatMap(({ label, purpose, group, titleHint }) =>
    [label, purpose, group, titleHint].filter((text) => text !== undefined),
  )
  expect(texts.length).toBeGreaterThan(20)
  expect(nonMessages(texts)).toEqual([])
})

function textsOfFields(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((declared) => {
    const field = declared as AnyField
    return [
      field.label,
      ...(field.help === undefined ? [] : [field.help]),
      // Countries are named by Intl.
      ...(field.type === 'select' && !('CA' in field.options) ? Object.values(field.options) : []),
      ...(field.type === 'array' ? [field.itemLabel, ...textsOfFields(field.of)] : []),
    ]
  })
}

function nonMessages(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '' && !messages.has(text) && !FILLED.test(text))
}
