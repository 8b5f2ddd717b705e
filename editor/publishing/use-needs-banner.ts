import { publicationStatus } from '#schema/publication/publication-status'
import { usePublicationFacts } from './use-publication-status'

const QUIET: ReadonlySet<string> = new Set(['draft', 'edited', 'expired', 'live', 'scheduled'])

/** Whether the page waits for someone, or is put away: what is said of it then has a line of its own. */
export function useNeedsBanner(): boolean {
  return !QUIET.has(publicationStatus(usePublicationFacts()).id)
}
