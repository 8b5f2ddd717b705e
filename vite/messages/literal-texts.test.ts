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
const NAMES: ReadonlySet<string> = new Set([
  ...['Mac OS', 'Mac', 'Windows', 'Linux', 'Android'],
  ...['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'],
  // Keys, which `shortcutLabel` writes as the platform does.
  ...['Mod', 'Ctrl', 'Shift', 'Alt'],
  // An example of the name of an address, and one of words that visitors search for.
  ...['ottawa', 'restroom, toilets, શૌચાલય'],
])

/** Files that name blocks, types of the API and groups of fields. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  'editor/api/document-of.ts': ['Document'],
  'editor/canvas/empty-page.tsx': ['Hero', 'Text', 'Media'],
  'editor/clipboard/paste.ts': ['Text', 'Media'],
  'editor/locations/location-page.tsx': ['Hours'],
  'editor/offline/worker/kept-pages.ts': ['Document', 'Me'],
  'editor/palette/most-used.ts': ['Text', 'Media', 'Hero', 'Columns', 'Faqs', 'Video'],
  'editor/records/record-session.ts': ['Record'],
  'editor/text/start-text-below.ts': ['Text'],
  'schema/api/editor-page.ts': ['Me', 'Document', 'Location'],
  'schema/api/packed-document.ts': ['Field', 'Argument', 'Variable', 'Directive'],
}

test('every text that people see is a message', () => {
  const found = sources().flatMap((file) =>
    literalTextsIn(readFileSync(join(ROOT, file), 'utf8'), file)
      .filter(({ text }) => !NAMES.has(text) && !NAMING[file]?.includes(text))
      .map(({ text, line }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
}, 120_000)

test.each([
  'const a = <p>Some words</p>',
  'const a = <p>words</p>',
  "const a = <p>{isOn ? 'On' : 'Off now'}</p>",
  "const a = <p>{count + ' pages'}</p>",
  "const a = <button aria-label='close' />",
  "const a = <input placeholder={isOn ? 'name' : t('Name')} />",
  "const a = <li>{isGuest && '(guest)'}</li>",
  "const a = <ins>{text === '' ? 'nothing' : text}</ins>",
  "notify(session, 'Saved.')",
  "showToast('Saved')",
  "setProblem('Required')",
  "uiStore.announce('Page saved.')",
  "throw new ApiError('Enter a name.')",
  "const LABELS = { DRAFT: 'Draft', IN_REVIEW: 'In review' }",
  "const link = { key, detail: 'file' }",
])('a text outside of the catalogue is found: %s', (code) => {
  expect(literalTextsIn(code, 'a.tsx')).not.toEqual([])
})

test.each([
  "const a = <p>{t('Some words')}</p>",
  "notify('danger', t('Some words'))",
  'const a = <ScheduleFrame action="schedule" />',
  "const a = <input placeholder='/visit' />",
  "if (action === 'Draft') save({ action: 'PUBLISH' })",
])('what is none is not: %s', (code) => {
  expect(literalTextsIn(code, 'a.tsx')).toEqual([])
})

test('a word of a list is found, whatever it begins with', () => {
  const code = "formatDetails([name, isHidden && 'hidden', isOn ? 'on' : null]); other(['hidden'])"
  expect(literalTextsIn(code, 'a.ts').map(({ text }) => text)).toEqual(['hidden', 'on'])
})

function sources(): readonly string[] {
  return ['editor', 'schema/api']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
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
