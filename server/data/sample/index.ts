import { documents } from './documents'
import { events } from './events'
import { galleries } from './galleries'
import { locations } from './locations'
import { pictures } from './pictures/catalogue/all-pictures'
import { posts } from './posts'
import type { SampleContent } from './sample-content'
import { topics } from './topics'

/** The first content of an empty database: the network of the Deepmala mandirs, which nobody will find on a map. */
export const sample: SampleContent = {
  locations,
  pictures,
  galleries,
  topics,
  events,
  posts,
  documents,
}
