import { expect, test } from 'vitest'
import { neededTokens } from './needed-tokens'
import { needsOf } from './style-needs'
import { stylesOf } from './styles'

test('the first screen has the type and the reset of the page around its blocks', () => {
  const hero = needsOf('<div class="block"><section class="hero bleed"><h1>Hello</h1>', ['Hero'])
  const text = needsOf('<div class="block"><div class="text"><p>More</p>', ['Text'])
  const { first, rest } = stylesOf([hero], [text])
  expect(first).toMatch(/\.page\s*\{[^}]*container:\s*page/)
  expect(first).toMatch(/box-sizing:\s*border-box/)
  expect(first).toMatch(/\.page :where\(h1\)/)
  expect(first).not.toContain('.text')
  expect(first).toMatch(/--ground:\s*light-dark/)
  expect(first).not.toContain('--size-h3')
  expect(rest.join()).toContain('--size-h3')
})

test('a token is needed for what names it, and for the tokens it is made of', () => {
  const sheet = '@layer tokens{.page{color-scheme:light dark;--a:var(--b, 1px);--b:2px;--c:3px}}'
  expect(neededTokens(sheet, '.x{gap:var(--a)}')).toBe(
    '@layer tokens{.page{color-scheme:light dark;--a:var(--b, 1px);--b:2px;}}',
  )
  expect(neededTokens(sheet, '.x{gap:0}')).toBe('@layer tokens{.page{color-scheme:light dark;}}')
})
