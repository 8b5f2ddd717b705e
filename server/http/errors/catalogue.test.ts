import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorCodes } from '#schema/api/errors'
import { codeOfStatus, ERRORS } from './catalogue'

/** The server's own code: what it throws, and where. */
const sources = execFileSync('git', ['ls-files', 'server/*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.ts$|\/testing\/|errors\/catalogue/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

describe('the catalogue of errors', () => {
  test('has every code that is published, in the same order', () => {
    expect(Object.keys(ERRORS)).toEqual([...errorCodes])
  })

  test.each(errorCodes)('%s is answered somewhere', (code) => {
    expect(sources.some(({ text }) => text.includes(`'${code}'`))).toBe(true)
  })

  test('every error that is thrown with a code has one of the catalogue', () => {
    const codes = sources.flatMap(({ text }) =>
      Array.from(text.matchAll(/\bnew ApiError\(\s*'(\w+)'/g), ([, code]) => code),
    )
    expect(codes.length).toBeGreaterThan(50)
    expect(codes.filter((code) => !errorCodes.some((known) => known === code))).toEqual([])
  })

  test("only the formatter makes errors of graphql-js, and it gives them the catalogue's codes", () => {
    const files = sources.filter(({ text }) => text.includes('new GraphQLError('))
    expect(files.map(({ file }) => file).sort()).toEqual([
      'server/graphql/format-errors.ts',
      'server/graphql/limit-queries.ts',
    ])
  })

  test('no other module has a table of codes', () => {
    const tables = sources.filter(({ text }) => /Record<ErrorCode\b/.test(text))
    expect(tables.map(({ file }) => file)).toEqual([])
  })

  test('docs/api.md shows it', () => {
    const rows = readFileSync('docs/api.md', 'utf8').match(/^\| `[A-Z_]+` \| \d{3} .*$/gm)
    expect(rows).toEqual(
      errorCodes.map((code) => {
        const { status, retryAfterSeconds, message } = ERRORS[code]
        return `| \`${code}\` | ${status} | ${retryAfterSeconds === null ? 'no' : 'yes'} | ${message} |`
      }),
    )
  })
})

test('what is refused with a status alone has the code of that status', () => {
  expect([400, 404, 414, 418, 429, 500, 502, 503].map(codeOfStatus)).toEqual([
    'BAD_USER_INPUT',
    'NOT_FOUND',
    'LIMIT_EXCEEDED',
    'BAD_USER_INPUT',
    'RATE_LIMITED',
    'INTERNAL',
    'INTERNAL',
    'UNAVAILABLE',
  ])
})
