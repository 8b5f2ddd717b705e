import type { ContentSource } from '#schema/api/content-source'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { EMPTY_CONTENT } from '#schema/page/content'
import { apolloContentSource } from '../api/content-source'
import type { ApiClient } from '../api/fetch-query'
import { BLANK_SETTINGS, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import type { EditorSession } from '../store/session'
import { createUiStore } from '../store/ui-store'

/** What the controls of a form work with on a screen without a page: pictures and records of this location. */
export function screenSession(client: ApiClient, location: Location): EditorSession {
  const source: ContentSource = apolloContentSource(client)
  const siteRoot = location.id === DEFAULT_LOCATION_ID ? '' : `/${location.slug}`
  return {
    ...{ documentId: 0, target: 'content', registry: new Map(), source, layout: null },
    pageStore: createPageStore(editedPage(BLANK_SETTINGS, EMPTY_CONTENT, new Map())),
    uiStore: createUiStore(),
    context: {
      ...{ location, language: DEFAULT_LANGUAGE, now: new Date().toISOString(), siteRoot },
      ...{ path: '/', canonical: `${window.location.origin}${siteRoot}/`, record: null, query: {} },
    },
    canEdit: true,
  }
}
