import { toHtml } from 'hast-util-to-html'
import { cleanTree } from './clean-tree'

/** Sanitises markup for storage. Idempotent. */
export function cleanHtml(markup: string): string {
  return toHtml(cleanTree(markup))
}
