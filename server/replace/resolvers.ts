import { listReplacements, textReplacement } from './replacement-nodes'
import {
  findText,
  leaveOutHits,
  replaceText,
  stopReplacement,
  undoReplacement,
} from './replacements'

/** Fields of Query. */
export const replacementQueries = { textReplacement, textReplacements: listReplacements }

/** Fields of Mutation. */
export const replacementMutations = {
  findText,
  leaveOutHits,
  replaceText,
  stopReplacement,
  undoReplacement,
}
