import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { block, renderPage } from '#renderer/testing/render'
import { validateProps } from '#schema/fields/validate'

const text = (id: string) => block('Text', { html: `<p>${id}</p>` }, { id })

const SLOTS = { part1: [text('by-bus')], part2: [text('by-car')] }
const PROPS = { title1: 'બસથી', title2: 'By car' }

async function parts(props: object, slots: Readonly<Record<string, unknown[]>> = SLOTS) {
  const page = await renderPage([
    block('Accordion', { ...PROPS, ...props }, { id: 'ways', slots: slots as never }),
  ])
  return [...page.querySelectorAll('details')]
}

test('each part is a disclosure of the browser, with its heading and its blocks', async () => {
  const shown = await parts({ title: 'Getting here' })
  expect(shown.map((part) => part.querySelector('summary')?.textContent)).toEqual([
    'બસથી',
    'By car',
  ])
  expect(shown.map((part) => part.querySelector('.block')?.id)).toEqual(['by-bus', 'by-car'])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Getting here')
})

test.each([
  ['FIRST', [true, false]],
  ['NONE', [false, false]],
  ['ALL', [true, true]],
])('open at first: %s', async (opened, expected) => {
  expect((await parts({ opened })).map(({ open }) => open)).toEqual(expected)
})

test('one at a time: the parts share a name, so that the browser closes the others', async () => {
  expect((await parts({ oneAtATime: true })).map((part) => part.getAttribute('name'))).toEqual([
    'ways-part',
    'ways-part',
  ])
  const all = await parts({ oneAtATime: true, opened: 'ALL' })
  expect(all.some((part) => part.hasAttribute('name'))).toBe(false)
})

test('a part without a block is not shown; one beyond the number is, while it holds some', async () => {
  const one = await parts({}, { part2: [text('by-car')] })
  expect(one.map((part) => part.querySelector('summary')?.textContent)).toEqual(['By car'])
  const spare = await parts({ count: 2 }, { part1: [text('a')], part5: [text('kept')] })
  expect(spare.map(({ className }) => className)).toEqual([
    'accordion-part',
    'accordion-part accordion-spare',
  ])
  expect(await parts({}, {})).toEqual([])
})

test('titles are asked for as far as the number of parts goes', () => {
  const fields = definitions.get('Accordion')?.fields ?? {}
  const issuesOf = (props: object) =>
    validateProps(fields, { count: 2, ...PROPS, ...props }).map(({ path }) => path)
  expect(issuesOf({ count: 2 })).toEqual([])
  expect(issuesOf({ count: 4, title3: 'On foot' })).toEqual(['title4'])
  expect(issuesOf({ count: 9 })).toContain('count')
  expect(issuesOf({ title1: 'ક'.repeat(121) })).toEqual(['title1'])
})

test('on paper every part is open', () => {
  const [, print = ''] = readFileSync('renderer/blocks/accordion/accordion.css', 'utf8').split(
    '@media print',
  )
  expect(print).toContain('content-visibility: visible')
})
