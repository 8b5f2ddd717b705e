import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENT = 'docs/editor-design.md'

test('a toast that offers an action is in the table that names the place where the action lasts', () => {
  const files = readdirSync('editor', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => `editor/${file}`)
  const offering = files.filter((file) => offersAction(readFileSync(file, 'utf8')))
  expect(offering.length).toBeGreaterThan(10)
  expect(tableOf(readFileSync(DOCUMENT, 'utf8'))).toEqual(offering.sort())
})

/** A message's second argument is what it offers. */
function offersAction(source: string): boolean {
  return [...source.matchAll(/(?:\.toast|(?<!function )\bshowToast)\(/g)].some(
    ({ index, 0: call }) => argumentCount(source.slice(index + call.length)) > 1,
  )
}

/** Counts a call’s arguments in the source after its opening bracket; commas in string literals don’t count. */
function argumentCount(rest: string): number {
  const plain = rest.replace(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, "''")
  let depth = 0
  let count = 1
  for (const [index, letter] of [...plain].entries()) {
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (depth < 0) return count
    // A comma before the closing bracket begins no further argument.
    if (letter === ',' && depth === 0 && !/^\s*\)/.test(plain.slice(index + 1))) count += 1
  }
  return count
}

/** Returns the files in the first column of the table, sorted. */
function tableOf(document: string): readonly string[] {
  return [...document.matchAll(/^\| `(editor\/[^`]+\.tsx?)` \|/gm)]
    .flatMap(([, file]) => file ?? [])
    .sort()
}
