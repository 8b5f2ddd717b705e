import { toHtml } from 'hast-util-to-html'
import { cleanTree } from './clean-tree'

/** Markup as it is stored: cleaned, and the same when cleaned again. */
export function cleanHtml(markup: string): string {
  return toHtml(cleanTree(markup))
}
