import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageCallsIn } from './message-calls.ts'

/** Names of values that hold a noun of the interface, which no language can inflect for us. */
const NOUNS: ReadonlySet<string> = new Set(['one', 'many', 'noun', 'thing', 'what'])
/** A noun as a value: the label of a kind of record, or a message that is a word or a counted thing. */
const IS_NOUN = /\bwords\??\.(?:one|many)\b|\bkindLabels\(|\bt\('(?:\{count, plural|[a-z][\w ]*'\))/

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

test.each([
  '{ one: kind.words.one }',
  "{ label: t('page') }",
  "{ count: t('{count, plural, one {# page} other {# pages}}', { count }) }",
])('%s is a noun as a value', (values) => {
  expect(values).toMatch(IS_NOUN)
})
