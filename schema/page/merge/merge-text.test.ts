import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '../../text/clean-html'
import { mergeMarkup, mergeText } from './merge-text'

test('one writes at the beginning of a paragraph, another at its end: both are in it', () => {
  expect(
    mergeText({
      base: 'The temple opens at seven.',
      mine: 'On Sundays the temple opens at seven.',
      theirs: 'The temple opens at seven. Arti is at half past.',
    }),
  ).toBe('On Sundays the temple opens at seven. Arti is at half past.')
  expect(
    mergeMarkup({
      base: '<p>The temple opens at seven.</p><p>Welcome.</p>',
      mine: '<p>Today the temple opens at <strong>seven</strong>.</p><p>Welcome.</p>',
      theirs:
        '<p>The temple opens at seven. Arti is at <a href="/arti">half past</a>.</p><p>Welcome!</p>',
    }),
  ).toBe(
    '<p>Today the temple opens at <strong>seven</strong>. Arti is at <a href="/arti">half past</a>.</p><p>Welcome!</p>',
  )
})

test('the same words changed by both, or neighbours, are nobody’s to merge', () => {
  expect(mergeText({ base: 'Welcome', mine: 'Mine', theirs: 'Theirs' })).toBe(null)
  expect(mergeText({ base: '', mine: 'Mine', theirs: 'Theirs' })).toBe(null)
  expect(mergeText({ base: 'At 10:00', mine: 'At 11:00', theirs: 'At 10:30' })).toBe(null)
  expect(mergeText({ base: 'a@toran.org', mine: 'b@toran.org', theirs: 'a@toran.example' })).toBe(
    null,
  )
  expect(
    mergeMarkup({
      base: '<p>one two three</p>',
      mine: '<p><strong>one two</strong> three</p>',
      theirs: '<p>one <em>two three</em></p>',
    }),
  ).toBe(null)
})

test('no Gujarati letter is cut', () => {
  const base = 'સૌનું સ્વાગત છે. મંદિર સવારે ખુલે છે.'
  const mine = 'આપ સૌનું સ્વાગત છે. મંદિર સવારે ખુલે છે.'
  const theirs = 'સૌનું સ્વાગત છે. મંદિર સવારે સાત વાગ્યે ખુલે છે.'
  expect(mergeText({ base, mine, theirs })).toBe('આપ સૌનું સ્વાગત છે. મંદિર સવારે સાત વાગ્યે ખુલે છે.')
  // Two signs put to one consonant are one clash, not a letter that nobody wrote.
  expect(mergeText({ base: 'ક ખ', mine: 'કિ ખ', theirs: 'કુ ખ' })).toBe(null)
})

test('what two change at different words is all there, whatever the words', () => {
  const word = fc.stringMatching(/^[a-zઅ-હ]{1,6}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 3, maxLength: 40 }),
      fc.array(word, { maxLength: 5 }),
      fc.array(word, { maxLength: 5 }),
      (known, before, behind) => {
        const base = known.map((each, index) => `${each}${'ક'.repeat(index)}`)
        const merged = mergeText({
          base: base.join(' '),
          mine: [...before, ...base].join(' '),
          theirs: [...base, ...behind].join(' '),
        })
        expect(merged).toBe([...before, ...base, ...behind].join(' '))
      },
    ),
  )
})

const inline = fc.oneof(
  fc.constantFrom('one', 'two', 'three', 'four', 'પાંચ', '&', '<', ' '),
  fc
    .tuple(fc.constantFrom('strong', 'em', 'a'), fc.constantFrom('six', 'seven', 'આઠ'))
    .map(([tag, text]) => `<${tag}${tag === 'a' ? ' href="/x"' : ''}>${text}</${tag}>`),
)
const block = fc
  .tuple(fc.constantFrom('p', 'h2', 'blockquote', 'ul'), fc.array(inline, { maxLength: 6 }))
  .map(([tag, parts]) =>
    tag === 'ul'
      ? `<ul>${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`
      : `<${tag}>${parts.join(' ')}</${tag}>`,
  )
const markup = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join(''))

test('formatted text stays well formed and clean, and what one alone changed is taken as it is', () => {
  fc.assert(
    fc.property(markup, markup, markup, (base, mine, theirs) => {
      const merged = mergeMarkup({ base, mine, theirs })
      if (merged !== null) expect(cleanHtml(merged)).toBe(merged)
      expect(mergeMarkup({ base, mine: base, theirs })).toBe(cleanHtml(theirs))
      expect(mergeMarkup({ base, mine, theirs: base })).toBe(cleanHtml(mine))
    }),
    { numRuns: 200 },
  )
})

test('hostile markup does not come in by being merged', () => {
  const base = '<p>one two</p>'
  const merged = mergeMarkup({
    base,
    mine: '<p>zero one two</p>',
    theirs: '<p>one two <img src=x onerror="alert(1)"><script>alert(2)</script></p>',
  })
  expect(merged ?? '').not.toMatch(/onerror|script/)
})

test('a long text is merged by paragraph in no time', () => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, at) => `Paragraph ${at} ${'word '.repeat(100)}`,
  )
  const base = paragraphs.join('\n')
  const begun = Date.now()
  const merged = mergeText({ base, mine: `First. ${base}`, theirs: `${base} Last.` })
  expect(merged).toBe(`First. ${base} Last.`)
  mergeText({ base: 'word '.repeat(220), mine: 'words '.repeat(220), theirs: 'w '.repeat(220) })
  mergeText({ base: 'word '.repeat(9000), mine: 'words '.repeat(9000), theirs: 'w '.repeat(9000) })
  expect(Date.now() - begun).toBeLessThan(2000)
})
