import { isSame } from '#schema/page/merge/canonical'
import type { PageState } from './journal'

/** Whether two states of a page are the same, settings and blocks. */
export function isSameState(a: PageState, b: PageState): boolean {
  return isSame(a.settings, b.settings) && isSame(a.content, b.content)
}
