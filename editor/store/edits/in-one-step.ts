import type { Edit } from './edited-page'

/** Several edits as one: one step of the history. */
export function inOneStep(edits: readonly Edit[]): Edit {
  return (page) => {
    for (const edit of edits) edit(page)
  }
}
