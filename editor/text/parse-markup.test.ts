import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { ALLOWED } from '#schema/text/clean-tree'
import { parseMarkup as parseOnServer } from '#schema/text/parse-markup'
import { hostileMarkup } from '#schema/text/testing/hostile-markup'
import { parseMarkup } from './parse-markup'

/*
 * jsdom reads markup with the server's own parser, so what is compared here is all but the reading itself; that a real
 * browser reads the same is checked in `e2e/clean-markup.e2e.ts`, where `noscript` is, too: jsdom reads it as if scripts ran.
 */
const fixtures = hostileMarkup.filter((markup) => !markup.includes('<noscript'))

const clean = (tree: ReturnType<typeof parseMarkup>) => sanitize(tree, ALLOWED)
/** Without what only the server's parser tells: places in the source, and how old-fashioned the document is. */
const plain = (tree: unknown) =>
  JSON.parse(
    JSON.stringify(tree, (key, value) => (/^(?:position|data)$/.test(key) ? undefined : value)),
  )

test.each(fixtures)('the browser comes to the same clean tree as the server: %j', (markup) => {
  const here = clean(parseMarkup(markup))
  const there = clean(parseOnServer(markup))
  expect(plain(here)).toEqual(plain(there))
  expect(toHtml(here)).toBe(toHtml(there))
})
