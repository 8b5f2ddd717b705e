import type { NetworkContent } from '#schema/import/network-content'
import { activities } from './activities'
import { documents } from './documents'
import { navigations } from './documents/navigation'
import { events } from './events'
import { faqs } from './faqs'
import { galleries } from './galleries'
import { activitiesInGujarati } from './gujarati/activities'
import { eventsInGujarati } from './gujarati/events'
import { faqsInGujarati } from './gujarati/faqs'
import { galleriesInGujarati } from './gujarati/galleries'
import { postsInGujarati } from './gujarati/posts'
import { programmesInGujarati } from './gujarati/programmes'
import { socialPostsInGujarati } from './gujarati/social'
import { wisdomInGujarati } from './gujarati/wisdom'
import { activitiesInHindi } from './hindi/activities'
import { eventsInHindi } from './hindi/events'
import { galleriesInHindi } from './hindi/galleries'
import { postsInHindi } from './hindi/posts'
import { programmesInHindi } from './hindi/programmes'
import { socialPostsInHindi } from './hindi/social'
import { wisdomInHindi } from './hindi/wisdom'
import { articlesIn } from './languages/articles'
import { byName, inLanguage, withText } from './languages/in-language'
import { programmesIn } from './languages/programmes'
import { withSpokenSessions } from './languages/sessions'
import { locations } from './locations'
import { pictures } from './pictures/all-pictures'
import { posts } from './posts'
import { socialPosts } from './social'
import { topics } from './topics'
import { wisdom } from './wisdom'

type Kind = 'events' | 'posts' | 'galleries' | 'wisdom' | 'activities' | 'faqs' | 'socialPosts'

/** The fields that are said in other languages, in the order of their texts. */
const EVENT = ['title', 'venue', 'description'] as const
const POST = ['title', 'description'] as const
const GALLERY = ['name', 'description'] as const
const WISDOM = ['title', 'pretitle', 'subtitle', 'description'] as const
const ACTIVITY = ['title', 'timing', 'venue', 'description'] as const

/** The whole sample in Gujarati. */
const inGujarati: Pick<NetworkContent, Kind> = {
  events: programmesIn(
    'gu-IN',
    inLanguage('gu-IN', events, EVENT, eventsInGujarati),
    programmesInGujarati,
  ),
  posts: articlesIn(inLanguage('gu-IN', posts, POST, postsInGujarati)),
  galleries: inLanguage('gu-IN', galleries, GALLERY, byName(galleries, galleriesInGujarati)),
  wisdom: inLanguage('gu-IN', wisdom, WISDOM, wisdomInGujarati),
  activities: inLanguage('gu-IN', activities, [...ACTIVITY, 'intro'], activitiesInGujarati),
  faqs: inLanguage('gu-IN', faqs, ['category', 'question', 'answer'], faqsInGujarati),
  socialPosts: inLanguage('gu-IN', socialPosts, ['title'], socialPostsInGujarati),
}

/** The first content of an empty database: the network of the Deepmala mandirs, which nobody will find on a map. */
export const sample: NetworkContent = {
  author: { id: 'sample', name: 'Sample content' },
  ...{ locations, pictures, topics, documents, navigations },
  ...inGujarati,
  // Records listed on the main pages are in Hindi, too.
  events: programmesIn(
    'hi-IN',
    inLanguage('hi-IN', inGujarati.events, EVENT, eventsInHindi),
    programmesInHindi,
  ),
  posts: inLanguage('hi-IN', inGujarati.posts, POST, postsInHindi),
  galleries: inLanguage(
    'hi-IN',
    inGujarati.galleries,
    GALLERY,
    byName(galleries, galleriesInHindi),
  ),
  wisdom: inLanguage('hi-IN', inGujarati.wisdom, WISDOM, wisdomInHindi),
  socialPosts: inGujarati.socialPosts.map((post) => {
    const title = socialPostsInHindi[post.id]
    return title === undefined ? post : withText(post, 'hi-IN', { title })
  }),
  activities: withSpokenSessions(
    inLanguage('hi-IN', inGujarati.activities, ACTIVITY, activitiesInHindi),
  ),
}
