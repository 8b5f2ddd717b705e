import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageCallsIn } from './message-calls.ts'

/** Names of values that hold a noun of the interface, which no language can inflect for us. */
const NOUNS: ReadonlySet<string> = new Set(['one', 'many', 'noun', 'thing', 'what'])
/** A noun as a value: the label of a kind of record, or a message that is a word or a counted thing. */
const IS_NOUN = /\bwords\??\.(?:one|many)\b|\bkindLabels\(|\bt\('(?:\{count, plural|[a-z][\w ]*'\))/

/** Names of values that are the label of a field, an item, a block or a part of the page. */
const LABELS =
  /\{(?:label2?|itemLabel|kindLabel|blockLabel|fieldLabel|block|slot|field|tree|container|lane)\}/g

/** Verbatim from section 5 of the specification (“Validation rules”), with its straight quotation marks. */
const SPECIFIED: ReadonlySet<string> = new Set([
  "Field ''{label}'' is required",
  "Field ''{label}'' expected type ''{expected}'' but got ''{got}''",
])

const calls = ['editor', 'renderer', 'schema', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(folder, file)
      const code = readFileSync(path, 'utf8')
      return messageCallsIn(code, path).map((call) => ({ ...call, path, code }))
    }),
)

test('no message has a noun of the interface as a value', () => {
  expect(calls.length).toBeGreaterThan(2000)
  // A value that only chooses among whole sentences is none of them: `{what, select, …}`.
  const named = calls.filter(({ names, message }) =>
    names.some((name) => NOUNS.has(name) && message.includes(`{${name}}`)),
  )
  const filled = calls.filter(
    ({ values, code }) => values && IS_NOUN.test(code.slice(values.start, values.end)),
  )
  expect([...named, ...filled].map(({ path, message }) => `${path}: ${message}`)).toEqual([])
})

test('a label in a message is a name in quotation marks, which no language has to inflect', () => {
  expect(calls.filter(({ message }) => message.match(LABELS)).length).toBeGreaterThan(80)
  const unquoted = calls.filter(({ message }) => !SPECIFIED.has(message) && hasBareLabel(message))
  expect(unquoted.map(({ path, message }) => `${path}: ${message}`)).toEqual([])
})

test.each([
  ['Add {label}', true],
  ['{count, plural, one {{label} moved} other {# blocks moved}}', true],
  ["Field ''{label}'': the link is empty", true],
  ['“{label}” can’t contain “{block}”', false],
  ['{count} of {total}', false],
])('%s', (message, isBare) => {
  expect(hasBareLabel(message)).toBe(isBare)
})

test.each([
  '{ one: kind.words.one }',
  "{ label: t('page') }",
  "{ count: t('{count, plural, one {# page} other {# pages}}', { count }) }",
])('%s is a noun as a value', (values) => {
  expect(values).toMatch(IS_NOUN)
})

function hasBareLabel(message: string): boolean {
  return [...message.matchAll(LABELS)].some(
    ({ 0: hole, index }) => message.slice(index - 1, index + hole.length + 1) !== `“${hole}”`,
  )
}
