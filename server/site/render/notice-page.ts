import { EMPTY_CONTENT } from '#schema/page/content'
import type { PageLocation } from '../content/site-address'
import type { PageRequest } from '../page/page-request'

/** Paths of the notices, which no page has. */
const PATHS = { 404: '/not-found', 503: '/back-soon' } as const

interface NoticeParts {
  readonly place: PageLocation
  readonly status: 404 | 503
  readonly language: string
  readonly title: string
  /** HTML. */
  readonly notice: string
  readonly keys?: readonly string[]
}

/** Returns a message of the server as a page within the site’s layout. */
export function noticePage({ place, language, title, ...rest }: NoticeParts): PageRequest {
  const path = PATHS[rest.status]
  return {
    ...rest,
    page: {
      documentId: 0,
      version: 0,
      ownerId: place.locationId,
      language,
      languages: [],
      path,
      title,
      description: '',
      imageId: null,
      isListed: false,
      isLent: false,
      content: EMPTY_CONTENT,
    },
    place: { ...place, path },
    indexed: false,
  }
}
