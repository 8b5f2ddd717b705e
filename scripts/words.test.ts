import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findNeverNames,
  findNeverTerms,
  findNeverTermsInComments,
  findNeverTermsInDocument,
  readNeverCommentTerms,
  readNeverNames,
  readNeverTerms,
} from './words.mjs'

const terms = readNeverTerms()
const names = readNeverNames()
const FOLDERS = ['editor', 'renderer', 'schema', 'server', 'scripts', 'bench', 'vite']
// Tests and fixtures are left out: they quote what people write, and tell in sentences what was once wrong.
const code = filesOf(...FOLDERS).filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$|\.fixture\./.test(file),
)

test('strings have no term that the glossary rules out', () => {
  // Words that visitors type are not ours.
  const files = code.filter((file) => !/^server\/search\/words\/|generated/.test(file))
  expect(files.length).toBeGreaterThan(1200)
  expect(files.flatMap((file) => findNeverTerms(file, readFileSync(file, 'utf8'), terms))).toEqual(
    [],
  )
})

test('identifiers are none that the glossary rules out', () => {
  expect(code.flatMap((file) => findNeverNames(file, readFileSync(file, 'utf8'), names))).toEqual(
    [],
  )
})

test('comments have no term that the glossary rules out, those of tests neither', () => {
  const commentTerms = readNeverCommentTerms()
  const files = filesOf(...FOLDERS, 'e2e').filter((file) => /\.(tsx?|mjs)$/.test(file))
  expect(
    files.flatMap((file) =>
      findNeverTermsInComments(file, readFileSync(file, 'utf8'), commentTerms),
    ),
  ).toEqual([])
  const source = 'const a = "whoever"\n/** A page.\n * Whoever opens it. */'
  expect(findNeverTermsInComments('a.ts', source, commentTerms)).toEqual([
    'a.ts:3: “Whoever”: use “The person who; anyone who”',
  ])
})

test('a comment names its subject or its action first: no “What …”, “How …”, “Whether …”', () => {
  const files = filesOf(...FOLDERS, 'e2e', 'sample', 'vite.config.ts').filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/generated/.test(file),
  )
  expect(files.length).toBeGreaterThan(2000)
  expect(files.flatMap((file) => clausesIn(file, /^\s*(?:\/\*\*|\/\/|\*) ?/))).toEqual([])
})

test('so does a description of the GraphQL schema', () => {
  const files = filesOf('schema/api').filter((file) => file.endsWith('.graphql'))
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap((file) => clausesIn(file, /^\s*"*/))).toEqual([])
})

test('documents have no term that the glossary rules out', () => {
  const files = filesOf('docs', 'README.md', 'CONTRIBUTING.md').filter(
    (file) => file.endsWith('.md') && !/glossary\.md$|docs\/decisions\//.test(file),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(
    files.flatMap((file) => findNeverTermsInDocument(file, readFileSync(file, 'utf8'), terms)),
  ).toEqual([])
})

test('a term is found in strings, templates and text, with its line and what to use', () => {
  const source = [
    'const a = 1',
    '// Drop mine',
    'const b = <p title={`Drop mine`}>Nothing to',
    ' mend</p>',
  ]
  expect(findNeverTerms('a.tsx', source.join('\n'), terms)).toEqual([
    'a.tsx:3: “Drop mine”: use “Discard”',
    'a.tsx:3: “Nothing to mend”: use “No issues found”',
  ])
})

test('a name is found where it is declared and used, whole or by its beginning', () => {
  const source =
    'const MOST_PAGES = 3\nclimb(MAX_ROWS)\n// climb, MOST_PAGES\nconst a = { MOST: "climb" }'
  expect(findNeverNames('a.ts', source, names)).toEqual([
    'a.ts:1: “MOST_PAGES”: use “MAX_…”',
    'a.ts:2: “climb”: use “selectParent”',
  ])
})

test('in documents code is left out', () => {
  const text = 'It is sent by itself.\n```\nby itself\n```\n`by itself`, [a](by itself)'
  expect(findNeverTermsInDocument('a.md', text, terms)).toEqual([
    'a.md:1: “by itself”: use “Automatically”',
  ])
})

/** Returns the lines that begin with a relative clause after the given mark. */
function clausesIn(file: string, mark: RegExp): string[] {
  const clause = new RegExp(
    `${mark.source}(?:What|How|Whether|When|Where|Which|Who|Whose|Why|Whoever) [a-z]`,
  )
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (clause.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
}

function filesOf(...folders: string[]): string[] {
  return execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n')
}
