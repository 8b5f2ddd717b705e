import { createStore } from 'zustand/vanilla'
import type { PageAddressed } from '#schema/api/page-addressed'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { EMPTY_CONTENT } from '#schema/page/content'
import type { DocumentSummary, LocationName } from '../api/answers'
import type { ApiClient } from '../api/fetch-query'
import { everyLocation } from '../api/pages'
import { type LoadedDocument, loadDocument } from '../saving/load-document'
import type { LocationVersion } from '../store/location-version'
import {
  differencesOf,
  type EffectivePage,
  networkPageOf,
  readEffectivePage,
  readWhole,
  settingsIn,
} from './effective-page'
import { publishOverrideStep, sendOverrideOf } from './save-override'

/** Fetches a network page as a location shows it, with the location's draft; a page of the location itself unchanged. */
export async function loadLocationVersion(
  client: ApiClient,
  { documentId, language }: PageAddressed,
  slug: string,
): Promise<LoadedDocument> {
  const place = (await everyLocation(client)).find((each) => each.slug === slug)
  if (!place) return { state: 'missing' }
  const loaded = await loadDocument(client, documentId, language)
  if (loaded.state !== 'ready') return loaded
  const { summary } = loaded.document
  if (summary.locationId !== DEFAULT_LOCATION_ID) return loaded
  const effective = await readEffectivePage(client, { documentId, locationId: place.id, language })
  return effective ? locationDocument(client, { loaded, place, effective }) : { state: 'missing' }
}

interface LoadedParts {
  readonly loaded: Extract<LoadedDocument, { state: 'ready' }>
  readonly place: LocationName
  readonly effective: EffectivePage
}

function locationDocument(
  client: ApiClient,
  { loaded, place, effective }: LoadedParts,
): LoadedDocument {
  const { document } = loaded
  const { page, language } = effective
  const content = readWhole(page.content ?? EMPTY_CONTENT)
  if (!content.ok)
    return {
      ...{ state: 'unreadable', title: page.title, content: page.content },
      problems: content.problems.map(({ message }) => message),
    }
  const version = createLocationVersion(place, effective, document.settings)
  const target = { documentId: document.summary.id, locationId: place.id, language }
  const summary = summaryAt(document.summary, {
    place,
    effective,
    path: document.settings.externalUrl,
  })
  return {
    state: 'ready',
    document: {
      ...document,
      summary,
      settings: settingsIn(page, document.settings),
      item: { language, locationId: place.id },
      content: content.content,
    },
    atLocation: {
      version,
      send: sendOverrideOf(client, target, { version, summary, settings: document.settings }),
      publishStep: publishOverrideStep(target, summary),
    },
  }
}

function createLocationVersion(
  place: LocationName,
  effective: EffectivePage,
  settings: LoadedParts['loaded']['document']['settings'],
): LocationVersion {
  const differences = differencesOf(effective)
  return {
    ...{ locationId: place.id, locationName: place.name, slug: place.slug },
    hasOwnText: effective.source === 'OWN_TEXT',
    store: createStore(() => ({
      network: networkPageOf(effective, settings),
      detached: effective.detached,
      differences,
      count: differences.length,
      isFiltered: false,
    })),
  }
}

interface SummaryParts {
  readonly place: LocationName
  readonly effective: EffectivePage
  /** Path inside a site. */
  readonly path: string
}

/** Returns the page's summary at the location for lists and the top bar; a location has a single text of a page. */
function summaryAt(
  summary: DocumentSummary,
  { place, effective, path }: SummaryParts,
): DocumentSummary {
  const { version, updatedAt, updatedBy, permission, source, hasChanges, language } = effective
  const root = place.id === DEFAULT_LOCATION_ID ? '' : `/${place.slug}`
  const address = path === '' ? null : `${root}${path === '/' && root ? '' : path}`
  const isLive = summary.publishedVersion !== null
  const text = {
    ...{ language, locationId: place.id, locationName: null, hasChanges, isLive },
    ...{ version: isLive ? version : null, since: null, until: null },
    ...{ isInReview: false, endedAt: null, endedBy: null },
  }
  return {
    ...summary,
    ...{ locationId: place.id, locationName: place.name, version },
    ...{ path: address, livePath: isLive ? address : null },
    updatedAt: updatedAt ?? summary.updatedAt,
    updatedBy: updatedBy ?? summary.updatedBy,
    permission: source === 'OWN_TEXT' ? 'VIEW' : (permission ?? 'VIEW'),
    ...{ review: null, schedules: [], texts: [text] },
  }
}
