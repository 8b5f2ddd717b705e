import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { readPlainMarkup } from './read-plain-markup'

/**
 * Parses markup to a tree, not sanitised. The editor's build replaces this module with `editor/text/parse-markup.ts`
 * (vite.config.ts), which uses the browser's parser, so that no other is in the bundle.
 */
export function parseMarkup(markup: string): Root {
  return readPlainMarkup(markup) ?? fromHtml(markup, { fragment: true })
}
