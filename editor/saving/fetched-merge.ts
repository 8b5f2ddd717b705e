import { withLibrary } from '../store/block-library'
import { fetchedPart } from '../ui/lazy/fetched-part'

/** Few saves meet another editor's: what merges them is fetched with the first that does. */
export const merging = fetchedPart(() => withLibrary(import('./take-theirs')))
