import { describe, expect, test } from 'vitest'
import { examplesIn, examplesOf, exampleValues, firstExample } from './example'
import { array, boolean, hours, html, media, showWhen, string } from './index'

const fields = showWhen(
  {
    isPlain: boolean({ label: 'Plain' }),
    title: string({ label: 'Title', example: 'What it is about' }),
    text: html({ label: 'Text', example: 'A sentence' }),
    note: string({ label: 'Note', default: 'Free of charge' }),
    graph: hours({ label: 'Hours' }),
    picture: media({ label: 'Picture' }),
    slides: array({
      label: 'Slides',
      itemLabel: 'Slide',
      exampleItems: 2,
      of: { caption: string({ label: 'Caption', example: 'What is seen' }) },
    }),
  },
  { title: { field: 'isPlain', is: false } },
)

test('a block just added holds the examples of its fields, and the defaults of all others', () => {
  expect(exampleValues(fields)).toEqual({
    isPlain: false,
    title: '[[What it is about]]',
    text: '<p>[[A sentence]]</p>',
    note: 'Free of charge',
    graph: '',
    picture: null,
    slides: [{ caption: '[[What is seen]]' }, { caption: '[[What is seen]]' }],
  })
})

test('every phrase is found with its field, in lists and in formatted text too', () => {
  const values = {
    isPlain: false,
    title: 'Diwali on [[day]] at [[time]]',
    text: '<p>Come to [[the <strong>main</strong> hall]], or [<em>[the garden]</em>]</p>',
    slides: [{ caption: 'Lamps' }, { caption: '[[દીવાનું નામ]]' }],
  }
  expect(examplesOf(fields, values).map(({ path, phrase }) => `${path}: ${phrase}`)).toEqual([
    'title: day',
    'title: time',
    'text: the main hall',
    'text: the garden',
    'slides.1.caption: દીવાનું નામ',
  ])
})

describe('what is no example', () => {
  test.each(['[sic]', '[[', ']] and [[', '[[]]', 'a[0][1]', '[[[[', `[[${'x'.repeat(301)}]]`])(
    '%s',
    (text) => {
      expect(examplesIn(text)).toEqual([])
    },
  )

  test('opening times, fields that are not shown, and values of a wrong type', () => {
    const values = { isPlain: true, title: '[[day]]', graph: '[["a"]]', slides: ['[[x]]', null] }
    expect(examplesOf(fields, values)).toEqual([])
    expect(examplesOf(fields, { isPlain: false, title: 7, slides: '[[x]]' })).toEqual([])
  })
})

test('the first example in a text is found with its brackets, in any script', () => {
  expect(firstExample('On [[day]] at [[time]]')).toEqual({ start: 3, end: 10 })
  expect(firstExample('[[દિવસ]]')).toEqual({ start: 0, end: 8 })
  expect(firstExample('[day] ]] [[')).toBeNull()
  expect(firstExample('')).toBeNull()
})
