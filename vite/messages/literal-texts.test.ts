import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, translationsOf } from './catalogues.ts'
import { literalTextsIn } from './literal-texts.ts'

/** Files whose texts are in no catalogue, each with its reason. */
const EXCEPTIONS: readonly (readonly [file: RegExp, reason: string])[] = [
  [/^editor\/design\//, 'the page of the design, for developers'],
  [/\/testing\/|\.test\.tsx?$/, 'tests'],
]

/** Texts that are the same in every language. */
const NAMES: ReadonlySet<string> = new Set(['Mac OS', 'Mac', 'Windows', 'Linux', 'Android'])

test('every text that people see is a message', () => {
  const found = sources().flatMap((file) =>
    literalTextsIn(readFileSync(join(ROOT, file), 'utf8'), file)
      .filter(({ text }) => !NAMES.has(text))
      .map(({ text, line }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
}, 120_000)

test('a word of a list is found, whatever it begins with', () => {
  const code = "formatDetails([name, isHidden && 'hidden', isOn ? 'on' : null]); other(['hidden'])"
  expect(literalTextsIn(code, 'a.ts').map(({ text }) => text)).toEqual(['hidden', 'on'])
})

function sources(): readonly string[] {
  return readdirSync(join(ROOT, 'editor'), { recursive: true, encoding: 'utf8' })
    .map((file) => `editor/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !EXCEPTIONS.some(([pattern]) => pattern.test(file)))
    .sort()
}

test('a message is whole: none begins or ends where another goes on', () => {
  const parts = [...translationsOf('gu').keys()].filter(
    (message) => message !== message.trim() || /^[,.;:!?)]/.test(message),
  )
  expect(parts).toEqual([])
})

/** The name of a file. */
const FOLLOWED: ReadonlySet<string> = new Set(['Pasted picture {index}.{type}'])

test('no message ends in a hole for the rest of its sentence', () => {
  const glued = [...translationsOf('gu').keys()].filter(
    (message) => /[.!?]\{\w+\}|\{(rest|soon|tail)\}/.test(message) && !FOLLOWED.has(message),
  )
  expect(glued).toEqual([])
})

test('a sentence has no hole for another one: those are joined', () => {
  const named = /\{(message|problem|refusal|failure|cause|advice)\}(?! couldn’t)/
  // The name of a button: the sentence is beside it.
  const names = new Set(['Show “{label}”: {message}'])
  expect(
    [...translationsOf('gu').keys()].filter(
      (message) => named.test(message) && !names.has(message),
    ),
  ).toEqual([])
})
