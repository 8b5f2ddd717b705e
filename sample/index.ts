import type { NetworkContent } from '#schema/import/network-content'
import { activities } from './activities'
import { documents } from './documents'
import { events } from './events'
import { faqs } from './faqs'
import { galleries } from './galleries'
import { activitiesInGujarati } from './gujarati/activities'
import { eventsInGujarati } from './gujarati/events'
import { faqsInGujarati } from './gujarati/faqs'
import { inGujarati } from './gujarati/in-gujarati'
import { postsInGujarati } from './gujarati/posts'
import { wisdomInGujarati } from './gujarati/wisdom'
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
  events: inGujarati(events, ['title', 'venue', 'description'], eventsInGujarati),
  posts: inGujarati(posts, ['title', 'description'], postsInGujarati),
  wisdom: inGujarati(wisdom, ['title', 'pretitle', 'subtitle', 'description'], wisdomInGujarati),
  activities: inGujarati(
    activities,
    ['title', 'timing', 'venue', 'description', 'intro'],
    activitiesInGujarati,
  ),
  faqs: inGujarati(faqs, ['category', 'question', 'answer'], faqsInGujarati),
  socialPosts,
  documents,
}
