import { expect, test } from 'vitest'
import { facesOf } from './needed-faces'
import { faces } from './sheets'
import { needsOf } from './style-needs'

test('blocks whose markup differs in its words alone need the same of the sheets', () => {
  const markup = `<div class="block"><p class="text lead" data-align="end">${'Words. '.repeat(100)}</p></div>`
  const needs = needsOf(markup, ['Text'])
  expect([...needs.classes].sort()).toEqual(['block', 'lead', 'text'])
  expect(needs.seen.elements?.has('p')).toBe(true)
  expect(needsOf(markup.replace('Words', 'Other'), ['Text'])).toBe(needs)
  expect(needsOf(markup.replace('lead', 'last'), ['Text'])).not.toBe(needs)
})

test('the words of a block decide which faces it needs, and name no classes', () => {
  const markup = (words: string) => `<p class="text">${words}</p>`
  const latin = needsOf(markup('Namaste'), ['Text'])
  expect(needsOf(markup('A class="wide" room'), ['Text']).classes).toEqual(latin.classes)
  const gujarati = needsOf(markup('નમસ્તે'), ['Text'])
  expect(gujarati.seen.isBeyondLatin).toBe(true)
  expect(gujarati.faces).toEqual(facesOf(markup('નમસ્તે')))
  expect(gujarati.faces).not.toEqual(latin.faces)
})

test.each(['a', '', '7', '<p>Namaste</p>', 'é', 'Zürich', '₹', 'નમસ્તે'])(
  'the faces of %j are those that have one of its letters',
  (letters) => {
    const wanted = faces.flatMap((face, number) =>
      face.whole === null && face.isNeeded(letters) ? [number] : [],
    )
    const found = facesOf(letters).map((number) => faces[number]?.whole ?? number)
    expect([...new Set(found)].sort()).toEqual(wanted.sort())
  },
)
