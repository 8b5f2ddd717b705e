import { withLibrary } from '../store/block-library'
import { fetchedPart } from '../ui/lazy/fetched-part'

/** Merge code, loaded on the first conflict, because few saves have one. */
export const merging = fetchedPart(() => withLibrary(import('./take-theirs')))
