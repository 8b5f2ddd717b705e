import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facesIn, neededWith } from './needed-styles'

const faces = facesIn(readFileSync('renderer/styles/fonts.css', 'utf8'))

test('the styles of a part go along where the part is drawn', () => {
  const isNeeded = neededWith("@layer parts{.arch{mask:url('x.org')}.ornament-lotus{color:red}}")
  expect(isNeeded('<div class="hero-media arch">')).toBe(true)
  expect(isNeeded('<svg class="ornament ornament-lotus">')).toBe(true)
  expect(isNeeded('<p class="text">See example.org</p>')).toBe(false)
})

test('a part that another part is made of does not bring the other along', () => {
  const isNeeded = neededWith(
    '.card .picture{color:red}@media print{:is(.card,.tile):hover{color:red}}',
  )
  expect(isNeeded('<img class="picture">')).toBe(false)
  expect(isNeeded('<div class="card-picture"><img class="picture"></div>')).toBe(false)
  expect(isNeeded('<div class="tile">')).toBe(true)
  expect(isNeeded('<div class="a card b"><img class="picture"></div>')).toBe(true)
})

test('the faces of a script go along where its letters stand', () => {
  expect(scripts('<p>Welcome</p>')).toEqual(['latin'])
  expect(scripts('<p>Welcome, મંદિર</p>')).toEqual(['gujarati', 'latin'])
  expect(scripts('<p>Welcome, मंदिर</p>')).toEqual(['devanagari', 'latin'])
  expect(scripts('<p>Swāminārāyaṇ</p>')).toEqual(['latin', 'latin-ext'])
  expect(scripts('<p>Café</p>')).toEqual(['latin', 'latin-more'])
})

test('the fallbacks always go along', () => {
  const local = faces.filter(({ css }) => css.includes('local('))
  expect(local).toHaveLength(2)
  expect(local.every(({ isNeeded }) => isNeeded(''))).toBe(true)
})

test('ranges made small with wildcards are understood', () => {
  const [face] = facesIn('@font-face{font-family:x;unicode-range:U+A8?-AF?,U+4??}')
  expect([face?.isNeeded('ક'), face?.isNeeded('я'), face?.isNeeded('a')]).toEqual([
    true,
    true,
    false,
  ])
})

function scripts(markup: string): string[] {
  const files = faces.flatMap(({ css, isNeeded }) =>
    isNeeded(markup)
      ? (/(?<=-)(?:latin(?:-[a-z]+)?|gujarati|devanagari)(?=-\d|\.)/.exec(css) ?? [])
      : [],
  )
  return [...new Set(files)].sort()
}
