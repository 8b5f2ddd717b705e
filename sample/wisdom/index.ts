import type { ImportedWisdomItem } from '#schema/import/network-content'
import { insights } from './insights'
import { stories } from './stories'
import { talks } from './talks'

/** Talks, articles and podcasts of the network. Speakers and writers are invented. */
export const wisdom: readonly ImportedWisdomItem[] = [...talks, ...insights, ...stories]
