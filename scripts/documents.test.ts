import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const documents = files.filter((file) =>
  /^docs\/[^/]+\.md$|^README\.md$|^CONTRIBUTING\.md$/.test(file),
)
const decisions = files.filter((file) => file.startsWith('docs/decisions/'))

/** Documents whose examples name files that do not exist yet. */
const GUIDES = /adding-a-|measurements/

test('files and folders that documents name exist', () => {
  const missing = documents
    .filter((file) => !GUIDES.test(file))
    .flatMap((file) =>
      pathsIn(readFileSync(file, 'utf8'))
        .filter((path) => !files.some((each) => each === path || each.startsWith(`${path}/`)))
        .map((path) => `${file}: ${path}`),
    )
  expect(missing).toEqual([])
})

test('links between documents lead to files', () => {
  const broken = documents.flatMap((file) => {
    const folder = file.startsWith('docs/') ? 'docs/' : ''
    return [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => `${folder}${link}`.replace('docs/../', '').replace(/\/$/, ''))
      .filter((path) => !files.some((each) => each === path || each.startsWith(`${path}/`)))
      .map((path) => `${file}: ${path}`)
  })
  expect(broken).toEqual([])
})

test('the architecture has at most 200 lines, a decision at most 40', () => {
  expect(linesOf('docs/architecture.md')).toBeLessThanOrEqual(200)
  expect(decisions.filter((file) => linesOf(file) > 40)).toEqual([])
})

/** Paths from the root of the checkout, as `server/jobs` and `editor/store/commands.ts`. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:schema|renderer|editor|server|sample|scripts|vite)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !path.includes('..'))
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length
}
