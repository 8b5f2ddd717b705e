import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { readPlainMarkup } from './read-plain-markup'

/**
 * Markup as a tree, nothing of it cleaned yet. In the editor's build `editor/text/parse-markup.ts` stands in its
 * place (vite.config.ts): it reads with the browser's own parser, so that no other is sent.
 */
export function parseMarkup(markup: string): Root {
  return readPlainMarkup(markup) ?? fromHtml(markup, { fragment: true })
}
