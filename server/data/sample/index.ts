import { documents } from './documents'
import { galleries } from './galleries'
import { locations } from './locations'
import { pictures } from './pictures/catalogue/all-pictures'
import type { SampleContent } from './sample-content'

/** The first content of an empty database: the network of the Deepmala mandirs, which nobody will find on a map. */
export const sample: SampleContent = {
  locations,
  pictures,
  galleries,
  topics: [],
  events: [],
  posts: [],
  documents,
}
