import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lastingFacts, markupFacts } from './markup-facts'
import { type Face, faceOf, neededRules, sheetOf } from './needed-styles'
import { readSheet } from './read-sheet'

const faces = facesIn(readFileSync('renderer/styles/fonts.css', 'utf8'))

test('the styles of a part go along where the part is rendered', () => {
  const css = "@layer parts{.arch{mask:url('x.org')}.ornament-lotus{color:red}}"
  expect(needs(css, '<div class="hero-media arch">')).toBe(true)
  expect(needs(css, '<svg class="ornament ornament-lotus">')).toBe(true)
  expect(needs(css, '<p class="text">See example.org</p>')).toBe(false)
})

test('a part that another part is made of does not bring the other along', () => {
  const css = '.card .picture{color:red}@media print{:is(.card,.tile):hover{color:red}}'
  expect(needs(css, '<img class="picture">')).toBe(false)
  expect(needs(css, '<div class="card-picture"><img class="picture"></div>')).toBe(false)
  expect(needs(css, '<div class="tile">')).toBe(true)
  expect(needs(css, '<div class="a card b"><img class="picture"></div>')).toBe(true)
})

test('what a block does for a part that it holds is needed where the part is', () => {
  const css = '.block:has(> * > .trail:first-child){color:red}.block:not(:has(> .bleed)){margin:0}'
  expect(rules(css, '<div class="block">')).toBe('.block:not(:has(> .bleed)){margin:0}')
  expect(rules(css, '<div class="block"><nav class="trail">')).toBe(css)
})

test('a first screen has nothing of what only comes later: paper, less motion, changes by hand', () => {
  const css =
    '@media (prefers-reduced-motion: reduce){.a{animation:none}}.a{color:red;transition:color .2s}.a{transition-delay:0s;gap:1px}'
  expect(rules(css, '<p class="a">')).toBe('.a{color:red;}.a{gap:1px}')
})

test('what is in something closed is no part of the first screen', () => {
  const css = '.bar{color:red}.panel{color:red}.below{color:red}.after{color:red}'
  const markup = (open: string) =>
    `<details${open}><summary class="bar"></summary><div class="panel"><details><summary></summary><p class="below"></p></details></div></details><p class="after">`
  expect(rules(css, markup(''))).toBe('.bar{color:red}.after{color:red}')
  expect(rules(css, markup(' open=""'))).toBe('.bar{color:red}.panel{color:red}.after{color:red}')
  expect(rules(css, '<div class="panel" hidden=""><p class="after">')).toBe('.after{color:red}')
})

test('of a sheet only the rules of what is rendered are before the first screen', () => {
  const css =
    "@layer blocks{.hero,.hero-big{color:red}@container page (inline-size>40rem){.hero-text{gap:0}.hero-more::after{content:'}'}}}"
  expect(rules(css, '<p class="hero">')).toBe('@layer blocks{.hero{color:red}}')
  expect(rules(css, '<p class="hero-more">')).toBe(
    "@layer blocks{@container page (inline-size>40rem){.hero-more::after{content:'}'}}}",
  )
  expect(rules(css, '<p class="text">')).toBe('')
})

test.each([
  ['.hero[data-layout=LEFT]', false],
  ['.hero:is([data-layout=LEFT],[data-layout="BOTTOM"]) :is(p, .none)', true],
  ['.hero[data-layout^=BOT][data-layout$="TOM"][data-wide]', true],
  ['.hero:hover', false],
  ['.page :where(:focus-visible)', false],
  ['.page ::selection', false],
  ['.hero[open]', false],
  ['.page :where(table)', false],
  [':where(*, *::before)', true],
  ['.hero p:nth-child(2n + 1)::before', true],
  ['html:has(.hero) main > .hero', true],
  ['.hero:lang(gu)', false],
  ['#content:has(> .hero) + .hero', true],
  [':is(main > .hero):first-of-type', true],
])('%s draws a hero before anyone has touched it: %s', (selector, isDrawn) => {
  const markup = '<div class="page"><div class="hero" data-layout="BOTTOM" data-wide><p>'
  expect(rules(`${selector}{gap:0}`, markup) !== '').toBe(isDrawn)
})

test('of a list without specificity only what the page has is kept', () => {
  const css = '.page :where(h1, h2, ul > li):where(:first-child,.none)::before{gap:0}'
  expect(rules(css, '<div class="page"><h1></h1><li>')).toBe(
    '.page :where(h1):where(:first-child)::before{gap:0}',
  )
  expect(rules('.page :is(h1, h2){gap:0}', '<div class="page"><h1>')).toBe(
    '.page :is(h1, h2){gap:0}',
  )
})

test('what is said of other scripts is needed where their letters are', () => {
  const css = '.page :where(:lang(gu),:lang(hi)){line-height:1.65}'
  expect(rules(css, '<p class="page">Café</p>')).toBe('')
  expect(rules(css, '<p class="page">મંદિર</p>')).toBe(css)
})

test('sheets of the same layer become one', () => {
  const sheets = ['@layer a{.a{gap:0}}', '@layer a{.b{gap:0}}', '@layer b{.a{gap:0}}'].map((css) =>
    sheetOf(readSheet(css)),
  )
  expect(neededRules(sheets, markupFacts('<p class="a b">'))).toBe(
    '@layer a{.a{gap:0}.b{gap:0}}@layer b{.a{gap:0}}',
  )
})

test('a sheet is needed for what a script or a reader will change, too', () => {
  expect(needs(".hero[data-entrance='now'] > a:hover{gap:0}", '<p class="hero">')).toBe(true)
})

test('what is for paper alone, and motion that nothing moves by, come later', () => {
  const css =
    '@layer a,b;@keyframes rise{from{opacity:0}}@keyframes sink{to{opacity:0}}.a{animation:rise 1s}@media print{.a{gap:0}}'
  expect(rules(css, '<p class="a">')).toBe(
    '@layer a,b;@keyframes rise{from{opacity:0}}.a{animation:rise 1s}',
  )
})

test('comments, and braces in words, do not part a sheet wrongly', () => {
  const css = "/* .a { } */ .b { content: '{'; } .c { color: red }"
  expect(rules(css, '<p class="c">')).toBe('.c{color: red}')
})

test('a sheet that breaks off is named', () => {
  expect(() => rules('.a{color:red', '<p class="a">')).toThrow(
    'A block of a sheet is not closed: {color:red',
  )
})

test('the faces of a script go along where its letters are', () => {
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

function needs(css: string, markup: string): boolean {
  return sheetOf(readSheet(css)).isNeeded(lastingFacts(markup))
}

function rules(css: string, markup: string): string {
  return neededRules([sheetOf(readSheet(css))], markupFacts(markup))
}

function facesIn(css: string): readonly Face[] {
  return readSheet(css).faces.map(faceOf)
}
