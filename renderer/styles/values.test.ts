import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { invalidDeclarations } from '../registry/check-values'

test('every value of a sheet is valid once its custom properties are put in', () => {
  const sheets = filesOf('.css').map((path) => ({ path, css: readFileSync(path, 'utf8') }))
  const code = filesOf('.ts', '.tsx').map((path) => readFileSync(path, 'utf8'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(invalidDeclarations(sheets, code.join('\n'))).toEqual([])
})

test.each([
  [
    'a percentage where a colour belongs',
    '.a { --b: light-dark(black 22%, white 30%); color: color-mix(in oklab, red, var(--b)) }',
  ],
  ['through another property', '.a { --b: 2px; --c: var(--b); color: var(--c) }'],
  ['in one of two places', '.a { --b: red } .c { --b: 1px } .d { color: var(--b) }'],
  ['a name that nothing sets', '.a { color: var(--acent) }'],
  ['a fallback', '.a { --b: red; color: var(--b, 4px) }'],
  ['without any custom property', '.a { color: 4px }'],
  [
    'a colour made from another with a length',
    '.a { --b: red; color: oklch(from var(--b) 4px c h) }',
  ],
])('a value is invalid: %s', (_, css) => {
  expect(invalidDeclarations([{ path: 'a.css', css }], '')).toHaveLength(1)
})

test('what code sets, and what falls back, is valid', () => {
  const css = `.a { width: var(--set); height: var(--other, 4px); --d: 4px; --e: var(--d);
    margin: calc(var(--e) * 2) var(--d); padding: env(safe-area-inset-bottom, 0px);
    color: oklch(from var(--set, red) min(l, 0.5) c calc(h + clamp(0, 70 - h, 30)));
    --scrim: 24 15 9; background: rgb(var(--scrim) / 50%) }`
  expect(invalidDeclarations([{ path: 'a.css', css }], "setProperty('--set')")).toEqual([])
})

function filesOf(...endings: readonly string[]): string[] {
  return ['renderer', 'editor'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => endings.some((ending) => file.endsWith(ending)))
      .map((file) => join(folder, file)),
  )
}
