import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { StoredBlock } from '#schema/page/content'
import { changeAddress, sharedBlock } from '#schema/page/shared-block'
import { newBlock } from '#schema/page/stored-props'
import { fieldsOf, textsOf, valuesOf, withText } from './page-texts'

function text(id: string, html: string, more: object = {}): StoredBlock {
  const fields = [{ id: 'f1', type: 'html', name: 'html', value: html }]
  return { id, name: 'Text', fields, ...more }
}

function textsIn(...blocks: StoredBlock[]) {
  return textsOf({ format: 1, blocks }, definitions)
}

const at = changeAddress('way.1', 'html')
const way = text('way.1', '<p>Take bus 7</p>', { displayName: 'Way' })

test('the texts of a shared block, also those inside containers, without empty, hidden and locked ones', () => {
  const section = { id: 's', name: 'Section', fields: [], slots: { content: [way] } }
  const texts = textsIn(
    section,
    text('empty', ' '),
    text('hidden', '<p>No</p>', { hidden: true }),
    text('locked', '<p>No</p>', { locked: true }),
    text('fixed', '<p>No</p>', { locked: { by: 'Asha', reason: '', fields: ['html'] } }),
  )
  expect(texts).toEqual([expect.objectContaining({ at, text: '<p>Take bus 7</p>' })])
  expect(texts[0]?.label).toMatch(/^Way: /)
})

test('a use says a text otherwise, and follows again once it says the same', () => {
  const texts = textsIn(way)
  const [first] = texts
  if (!first) throw new Error('No text was found')
  const changed = withText([], first, '<p>Take bus 9</p>')
  expect(changed).toEqual([{ at, text: '', html: '<p>Take bus 9</p>' }])
  const use = newBlock(sharedBlock, 'u', { shared: 7, changes: changed })
  expect(Object.values(valuesOf(use, texts))).toEqual(['<p>Take bus 9</p>'])
  expect(withText(changed, first, first.text)).toEqual([])
  // Resetting a field restores the shared block's text.
  expect(Object.values(fieldsOf(texts))[0]?.default).toBe(first.text)
})

test('a text that the shared block has no longer is kept when another one is changed', () => {
  const gone = { at: changeAddress('gone', 'html'), text: '', html: '<p>Was here</p>' }
  const [first] = textsIn(way)
  if (!first) throw new Error('No text was found')
  expect(withText([gone], first, '<p>New</p>')).toEqual([
    gone,
    { at, text: '', html: '<p>New</p>' },
  ])
})
