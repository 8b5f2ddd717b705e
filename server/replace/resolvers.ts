import { listReplacements, textReplacement } from './replacement-nodes'
import {
  findText,
  leaveOutHits,
  replaceText,
  stopReplacement,
  undoReplacement,
} from './replacements'

/** Query fields. */
export const replacementQueries = { textReplacement, textReplacements: listReplacements }

/** Mutation fields. */
export const replacementMutations = {
  findText,
  leaveOutHits,
  replaceText,
  stopReplacement,
  undoReplacement,
}
