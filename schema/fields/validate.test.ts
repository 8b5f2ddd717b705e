import { describe, expect, test } from 'vitest'
import {
  type AnyField,
  array,
  boolean,
  html,
  link,
  media,
  medias,
  mediasFromInput,
  number,
  numberFromInput,
  record,
  richtext,
  select,
  string,
} from './index'
import { validateField, validateProps } from './validate'

function messagesOf(field: unknown, value: unknown): string[] {
  return validateField(field as AnyField, value, 'f').map(({ message }) => message)
}

describe('the messages of specification section 5', () => {
  test('a required field that is missing', () => {
    const title = string({ label: 'Title', required: true })
    for (const nothing of [undefined, null, '', '   '])
      expect(messagesOf(title, nothing)).toEqual(["Field 'Title' is required"])
  })

  test.each([
    [string({ label: 'Title' }), 42, "Field 'Title' expected type 'string' but got 'number'"],
    [boolean({ label: 'Wide' }), 'yes', "Field 'Wide' expected type 'boolean' but got 'string'"],
    [number({ label: 'Count' }), '3', "Field 'Count' expected type 'number' but got 'string'"],
    [
      number({ label: 'Count' }),
      Number.NaN,
      "Field 'Count' expected type 'number' but got 'number'",
    ],
    [
      record({ kind: 'topic', label: 'Topic' }),
      'x',
      "Field 'Topic' expected type 'topic' but got 'string'",
    ],
    [media({ label: 'Picture' }), -1, "Field 'Picture' expected type 'media' but got 'number'"],
    [medias({ label: 'Pictures' }), {}, "Field 'Pictures' expected type 'medias' but got 'object'"],
    [html({ label: 'Text' }), [], "Field 'Text' expected type 'html' but got 'array'"],
    [richtext({ label: 'Text' }), null, "Field 'Text' expected type 'richtext' but got 'null'"],
    [
      record({ kind: 'event', label: 'Event' }),
      1.5,
      "Field 'Event' expected type 'event' but got 'number'",
    ],
    [
      record({ kind: 'gallery', label: 'Gallery' }),
      [1],
      "Field 'Gallery' expected type 'gallery' but got 'array'",
    ],
    [
      record({ kind: 'newsArticle', label: 'Article' }),
      7,
      "Field 'Article' expected type 'newsArticle' but got 'number'",
    ],
    [
      record({ kind: 'sponsor', label: 'Sponsor' }),
      7,
      "Field 'Sponsor' expected type 'record' but got 'number'",
    ],
    [
      record({ kind: 'location', label: 'Location' }),
      'No Slug!',
      "Field 'Location' expected type 'location' but got 'string'",
    ],
    [link({ label: 'Link' }), '/visit', "Field 'Link' expected type 'link' but got 'string'"],
    [
      select({ label: 'Layout', options: { LEFT: 'Left' }, default: 'LEFT' }),
      1,
      "Field 'Layout' expected type 'select' but got 'number'",
    ],
    [
      array({ label: 'Slides', itemLabel: 'Slide', of: {} }),
      ['x'],
      "Field 'Slides' expected type 'array' but got 'array'",
    ],
  ])('a value of a wrong type: %o', (field, value, message) => {
    expect(messagesOf(field, value)).toEqual([message])
  })

  test('below the minimum and above the maximum', () => {
    const count = number({ label: 'Count', min: 1, max: 9 })
    expect(messagesOf(count, 0)).toEqual(['must be at least 1'])
    expect(messagesOf(count, 10)).toEqual(['must be at most 9'])
    expect(messagesOf(count, 9)).toEqual([])
    expect(messagesOf(medias({ label: 'Pictures', min: 3 }), [1, 2])).toEqual([
      'must be at least 3 pictures',
    ])
    expect(messagesOf(string({ label: 'Code', max: 2 }), 'abc')).toEqual([
      'must be at most 2 characters',
    ])
    expect(messagesOf(richtext({ label: 'Answer', max: 9 }), '<p>Yes</p>')).toEqual([
      'must be at most 9 characters, formatting included',
    ])
    expect(messagesOf(richtext({ label: 'Answer', max: 10 }), '<p>Yes</p>')).toEqual([])
  })

  test('a pattern that does not match, anywhere in the value', () => {
    const code = string({ label: 'Code', pattern: '[a-z]{3}' })
    expect(messagesOf(code, 'abcd')).toEqual(['does not match required pattern'])
    expect(messagesOf(code, 'abc')).toEqual([])
  })

  test('a value that is not among the options', () => {
    const layout = select({
      label: 'Layout',
      options: { LEFT: 'Left', RIGHT: 'Right' },
      default: 'LEFT',
    })
    expect(messagesOf(layout, 'UP')).toEqual(['must be one of: LEFT, RIGHT'])
    expect(messagesOf(layout, 'constructor')).toEqual(['must be one of: LEFT, RIGHT'])
  })
})

test('every broken rule is collected, inside lists too, each with its path and values', () => {
  const slides = array({
    label: 'Slides',
    itemLabel: 'Slide',
    max: 1,
    of: { title: string({ label: 'Title', required: true }), image: media({ label: 'Image' }) },
  })
  expect(
    validateProps({ slides }, { slides: [{ title: 'A', image: 'x' }, { title: ' ' }] }),
  ).toEqual([
    {
      ...{ path: 'slides', rule: 'max', message: 'must be at most 1 item' },
      values: { limit: 1, unit: 'item' },
    },
    {
      path: 'slides.0.image',
      rule: 'type',
      message: "Field 'Image' expected type 'media' but got 'string'",
      values: { label: 'Image', expected: 'media', got: 'string' },
    },
    {
      ...{ path: 'slides.1.title', rule: 'required', message: "Field 'Title' is required" },
      values: { label: 'Title' },
    },
  ])
})

test('a field called like a part of every object is looked up among the values only', () => {
  const fields = { constructor: string({ label: 'Builder', required: true }) }
  expect(validateProps(fields, {})).toHaveLength(1)
})

test('markup without text or picture counts as missing', () => {
  const text = richtext({ label: 'Text', required: true })
  expect(messagesOf(text, '<p>&nbsp;</p>')).toEqual(["Field 'Text' is required"])
  expect(messagesOf(text, '<p><img src="/media/1" alt=""></p>')).toEqual([])
})

describe('number fields convert their input numerically', () => {
  test.each([
    ['42', 42],
    [' 7.5 ', 7.5],
    ['7,5', 7.5],
    ['-3', -3],
    ['', null],
    ['twelve', 'twelve'],
    ['1e999', '1e999'],
  ])('%j becomes %j', (input, value) => {
    expect(numberFromInput(input)).toBe(value)
  })
})

test('the media list ignores what is not a number', () => {
  expect(mediasFromInput('12, 15; x 18\n-2 3.5 constructor 21')).toEqual([12, 15, 18, 21])
  expect(mediasFromInput('કોઈ નહીં')).toEqual([])
})
