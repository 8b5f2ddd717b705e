import { expect, test } from 'vitest'
import { needsOf } from './style-needs'
import { stylesOf } from './styles'

test('the first screen has the type and the reset of the page around its blocks', () => {
  const hero = needsOf('<div class="block"><section class="hero bleed"><h1>Hello</h1>', ['Hero'])
  const text = needsOf('<div class="block"><div class="text"><p>More</p>', ['Text'])
  const { first } = stylesOf([hero], [text])
  expect(first).toMatch(/\.page\s*\{[^}]*container:\s*page/)
  expect(first).toMatch(/box-sizing:\s*border-box/)
  expect(first).toMatch(/\.page :where\(h1\)/)
  expect(first).not.toContain('.text')
})
