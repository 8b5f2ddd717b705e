import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { block, renderPage } from '#renderer/testing/render'
import { validateProps } from '#schema/fields/validate'

function text(id: string) {
  return block('Text', { html: `<p>${id}</p>` }, { id })
}

/** The words of each column in view. */
async function columns(props: object, held: Readonly<Record<string, readonly string[]>>) {
  const slots = Object.fromEntries(
    Object.entries(held).map(([slot, ids]) => [slot, ids.map((id) => text(id))]),
  )
  const page = await renderPage([block('Columns', { ...props }, { slots })])
  const all = [...page.querySelectorAll('.columns-column')]
  // As the sheet has it: a spare column without a block is not there.
  const seen = all.filter((each) => !each.matches('.columns-spare:not(:has(.block))'))
  return seen.map(({ textContent }) => textContent)
}

test.each([
  [2, ['a', '']],
  [3, ['a', '', '']],
  [4, ['a', '', '', '']],
  [1, ['a', '']],
  [9, ['a', '', '', '']],
  [null, ['a', '']],
])('with a count of %s there are so many columns', async (count, expected) => {
  expect(await columns({ count }, { column1: ['a'] })).toEqual(expected)
})

test('what is in a column beyond the count stays in view', async () => {
  const held = { column1: ['a'], column2: ['b'], column4: ['d', 'e'] }
  expect(await columns({ count: 2 }, held)).toEqual(['a', 'b', 'de'])
})

test('without a block in any of them visitors see nothing', async () => {
  expect((await renderPage([block('Columns')])).querySelector('.columns')).toBeNull()
})

test('fewer than two columns, or more than four, break a rule', () => {
  const fields = definitions.get('Columns')?.fields ?? {}
  expect(validateProps(fields, { count: 1 }).map(({ message }) => message)).toEqual([
    'must be at least 2',
  ])
  expect(validateProps(fields, { count: 5 }).map(({ message }) => message)).toEqual([
    'must be at most 4',
  ])
})

test('on a phone they are below each other', () => {
  const css = readFileSync('renderer/blocks/columns/columns.css', 'utf8')
  const [phone = '', wide = ''] = css.split('@container page')
  expect(phone).not.toContain('display: flex')
  expect(wide).toContain('display: flex')
})
