import { castDraft } from 'immer'
import type { Edit, EditedPage } from './edited-page'

/** Puts another page in place of this one, as one step that can be undone. */
export function replacePage(next: EditedPage): Edit {
  return (page) => {
    page.settings = castDraft(next.settings)
    page.tree = castDraft(next.tree)
  }
}
