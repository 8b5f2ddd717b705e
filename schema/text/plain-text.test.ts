import { expect, test } from 'vitest'
import { plainText } from './plain-text'

test.each([
  ['<p>Come <strong>early</strong>.</p><p>Stay late.</p>', 'Come early. Stay late.'],
  ['<ul><li>Lamps</li><li>Flowers</li></ul>', 'Lamps Flowers'],
  ['<p>Ma<em>nd</em>ir</p>', 'Mandir'],
  ['<p>મંદિર &amp; બગીચો</p>', 'મંદિર & બગીચો'],
  ['<script>alert(1)</script><p> </p>', ''],
  ['Words alone', 'Words alone'],
])('%s reads %j', (markup, words) => {
  expect(plainText(markup)).toBe(words)
})
