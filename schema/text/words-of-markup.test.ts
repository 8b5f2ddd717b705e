import { expect, test } from 'vitest'
import { textOfMarkup } from './text-of-markup'

test.each([
  ['<p>Come <strong>in</strong></p><p>again</p>', 'Come in again'],
  ['<h2>Q&amp;A &#8211; &#x2014; &lt;b&gt;</h2>', 'Q&A – — <b>'],
  ['<p>મંદિર<br>દર્શન</p>', 'મંદિર દર્શન'],
  ['<p>cut off in the <a href="/vi', 'cut off in the'],
  ['plain &unknown; &#0; &#x110000;', 'plain &unknown;'],
  ['', ''],
])('%s says %s', (markup, words) => {
  expect(textOfMarkup(markup)).toBe(words)
})

test('a huge text is read in one pass', () => {
  expect(textOfMarkup('<'.repeat(100_000))).toBe('')
  expect(textOfMarkup('&#'.repeat(50_000))).toHaveLength(100_000)
})
