import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalFor, refusals } from '#schema/api/refusals/refusals'
import { ApiError } from './api-error'

test('a refusal is answered with its code, its values and the English text', () => {
  const { message, details } = new ApiError(
    'CONFLICT',
    refusalFor('newerVersion', { version: 5, expected: 4 }),
    {
      allowed: ['DRAFT'],
    },
  )
  expect(message).toBe('Someone saved a newer version (5; yours is 4). Your changes weren’t saved.')
  expect(details).toEqual({
    allowed: ['DRAFT'],
    reason: 'newerVersion',
    values: { version: 5, expected: 4 },
  })
})

/** The server's own code. */
const code = execFileSync('git', ['ls-files', 'server/*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('every refusal of the catalogue is answered somewhere', () => {
  expect(Object.keys(refusals).filter((reason) => !code.includes(`'${reason}'`))).toEqual([])
})

/**
 * Texts that programs alone are answered; none may be added that a person can meet. The editor never sends what they refuse:
 * - requests that are no GraphQL, too costly, or name unknown kinds, ids, cursors, languages or events: it names what it has read;
 * - a missing or superfluous id, version, location or key; items, lists or places named twice; more than its lists ask for;
 * - values of another shape than its forms have, and steps of kinds that it offers none for;
 * - `toran` on the command line, which operators use in English, and steps that access tokens may not take.
 */
const MAX_FOR_PROGRAMS = 101

test('what people meet has a code: few messages are for programs alone', () => {
  const count = code.split('forPrograms(').length - 2
  expect(count).toBeGreaterThan(50)
  expect(count).toBeLessThanOrEqual(MAX_FOR_PROGRAMS)
})

test('what the catalogue says is not written out elsewhere, where it would have no code', () => {
  const english = Object.values(refusals).flatMap((said) =>
    said.length === 0 ? [(said as () => string)()] : [],
  )
  expect(english.length).toBeGreaterThan(40)
  expect(english.filter((text) => code.includes(`new ApiError('FORBIDDEN', '${text}'`))).toEqual([])
  expect(english.filter((text) => code.includes(`'${text}'`))).toEqual([])
})
