import { fetchedPart } from '../ui/lazy/fetched-part'

/** Key handling at the edges of a text, loaded later because editing doesn't need it. */
export const textEdges = fetchedPart(() => import('./text-edges'))
