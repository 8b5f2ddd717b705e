import type { NetworkContent } from '#schema/import/network-content'
import { activities } from './activities'
import { documents } from './documents'
import { events } from './events'
import { faqs } from './faqs'
import { galleries } from './galleries'
import { locations } from './locations'
import { pictures } from './pictures/catalogue/all-pictures'
import { posts } from './posts'
import { socialPosts } from './social'
import { topics } from './topics'
import { wisdom } from './wisdom'

export { drawPicture } from './pictures/catalogue/draw-picture'

/** The first content of an empty database: the network of the Deepmala mandirs, which nobody will find on a map. */
export const sample: NetworkContent = {
  author: { id: 'sample', name: 'Sample content' },
  locations,
  pictures,
  galleries,
  topics,
  events,
  posts,
  wisdom,
  activities,
  faqs,
  socialPosts,
  documents,
}
