import { useMemo, useState } from 'react'
import type { ContentSource } from '#schema/api/content-source'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { EMPTY_CONTENT } from '#schema/page/content'
import { apolloContentSource } from '../api/content-source'
import { useApp } from '../app/app-context'
import { lazyPictureLibrary } from '../library/lazy-record-search'
import { BLANK_SETTINGS, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import type { EditorSession } from '../store/session'
import { createUiStore, type UiStore } from '../store/ui-store'
import { useSameValue } from '../store/use-same'

/**
 * Returns an editor session for forms on screens without a page, with access to the pictures and records of this location. Its
 * messages survive a refetch of the location, e.g. after a save.
 */
export function useScreenSession(location: Location): EditorSession {
  const { client } = useApp()
  const current = useSameValue(location)
  const [uiStore] = useState(createUiStore)
  return useMemo(
    () => ({
      ...screenSession(apolloContentSource(client), current, uiStore),
      pictures: lazyPictureLibrary(client, current.id),
    }),
    [client, current, uiStore],
  )
}

function screenSession(source: ContentSource, location: Location, uiStore: UiStore): EditorSession {
  const siteRoot = location.id === DEFAULT_LOCATION_ID ? '' : `/${location.slug}`
  return {
    ...{ documentId: 0, target: 'content', registry: new Map(), source, layout: null },
    maxBlocks: 0,
    pageStore: createPageStore(editedPage(BLANK_SETTINGS, EMPTY_CONTENT, new Map())),
    uiStore,
    context: {
      ...{ location, language: DEFAULT_LANGUAGE, now: new Date().toISOString(), siteRoot },
      ...{ path: '/', canonical: `${window.location.origin}${siteRoot}/`, record: null, query: {} },
    },
    canEdit: true,
  }
}
