import { withLibrary } from '../store/block-library'
import { lazyPart } from '../ui/lazy/lazy-part'

/** Merge code, loaded on the first conflict, because few saves have one. */
export const merging = lazyPart(() => withLibrary(import('./take-theirs')))
