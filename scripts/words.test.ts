import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findNeverTerms, readNeverTerms } from './words.mjs'

const terms = readNeverTerms()

test('strings of the editor have no term that the glossary rules out', () => {
  const files = execFileSync('git', ['ls-files', 'editor'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => findNeverTerms(file, readFileSync(file, 'utf8'), terms))
  expect(found).toEqual([])
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
