import { describe, expect, test } from 'vitest'
import { pathOfNul } from './nul-character'

describe('a NUL character', () => {
  test.each([
    ['in a text', { title: 'a\0b' }, 'title'],
    ['deep in lists and objects', { a: [{ b: 'x' }, { c: ['\0'] }] }, 'a.1.c.0'],
    ['in a name', { fields: { 'k\0': 1 } }, 'fields.k'],
  ])('is found %s', (_where, value, path) => {
    expect(pathOfNul(value)).toBe(path)
  })

  test.each([
    ['written out', '\\u0000 %00'],
    ['nothing', null],
    ['numbers', [0, '0']],
  ])('is not %s', (_what, value) => {
    expect(pathOfNul({ value })).toBeNull()
  })

  test('is looked for in what is nested deeper than a stack', () => {
    let deep: unknown = '\0'
    for (let level = 0; level < 50_000; level += 1) deep = [deep]
    expect(pathOfNul(deep)).toMatch(/^0\.0/)
  })
})
