import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
/** Releases are run side by side since this one. */
const FIRST = '0033'
const SAYS_WHY = /^-- Older servers: \S/m

/** The features that a server of the previous release, running beside this one, does not know. */
const BREAKING = [
  /\bdrop\s+(?:table|column|view|function|type)\b/i,
  /\brename\s+(?:to|column)\b/i,
  /\balter\s+column\b.*\b(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
  /\badd\s+constraint\b.*\b(?:check|unique|exclude)\b/i,
]

test('a server of the release before goes on beside the tables of this one: migrations add, and say why where they do more', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST)
  const breaking = files.filter((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    return breaks(text) && !SAYS_WHY.test(text)
  })
  expect(breaking).toEqual([])
})

test.each([
  ['alter table "pages" drop column "title";', true],
  ['ALTER TABLE "pages" RENAME COLUMN "a" TO "b";', true],
  ['ALTER TABLE "pages" ALTER COLUMN "a" SET NOT NULL;', true],
  ['ALTER TABLE "pages" ALTER COLUMN "a" SET DATA TYPE text;', true],
  ['ALTER TABLE "pages" ADD COLUMN "a" text NOT NULL;', true],
  [`ALTER TABLE "pages" ADD COLUMN "a" text DEFAULT '' NOT NULL;`, false],
  ['ALTER TABLE "pages" ADD COLUMN "a" text;', false],
  ['CREATE TABLE "pages" ("id" text PRIMARY KEY NOT NULL);', false],
])('%s: breaks an older server: %s', (statement, expected) => {
  expect(breaks(statement)).toBe(expected)
})

function breaks(text: string): boolean {
  const statements = text.split(/--> statement-breakpoint|;\s*\n/)
  return statements.some((statement) => BREAKING.some((rule) => rule.test(statement)))
}
