import { fetchedPart } from '../ui/lazy/fetched-part'

/** What leads out of a text at its edges: not needed to write. */
export const textEdges = fetchedPart(() => import('./text-edges'))
