import { canvasContext } from '#renderer/page/canvas-context'
import { preloadedInputs } from '#renderer/page/preload-blocks'
import type { StandInRecord } from '#renderer/page/stand-in-record'
import { loadWords } from '#renderer/parts/words/words'
import type { ContentSource } from '#schema/api/content-source'
import type { PreloadedBlocks } from '#schema/api/opening'
import type { PageAddressed } from '#schema/api/page-addressed'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID, inLanguage } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { surfaceOf } from '#schema/page/check-page'
import { allBlocks, type PageContent } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import { apolloContentSource } from '../api/content-source'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import { everyLocation } from '../api/pages'
import { createSiteLayout, readSiteLayout } from '../api/site-layout'
import { loadViews } from '../blocks/block-views'
import { lazyPictureLibrary } from '../library/lazy-record-search'
import { isKeptPage } from '../offline/kept-page'
import { type Journal, openJournal } from '../saving/journal'
import {
  type AtLocation,
  type LoadedDocument,
  loadDocument,
  type OpenDocument,
} from '../saving/load-document'
import { asLastSaved, type Recovery, recoveryOf } from '../saving/recovery'
import { registryWith, wholeLibrary } from '../store/block-library'
import { editedPage } from '../store/edits/edited-page'
import { createPageStore, type PageStore } from '../store/page-store'
import type { EditorSession, LayoutResult } from '../store/session'
import { createUiStore, type UiStore } from '../store/ui-store'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'

/** An open page: its stored data and its editing session. */
export interface OpenPage {
  readonly state: 'ready'
  readonly document: OpenDocument
  readonly session: EditorSession
  readonly journal: Journal
  readonly recovery: Recovery
  readonly atLocation?: AtLocation | undefined
}

const locationVersion = lazyPart(() => import('../overrides/load-location-version'))

/** Fetches a page and the data needed to render its blocks. */
export async function openPage(
  client: ApiClient,
  address: PageAddressed,
  account: { readonly id: string; readonly name: string },
): Promise<OpenPage | Exclude<LoadedDocument, { state: 'ready' }>> {
  const { documentId } = address
  const [loaded, locations, journal] = await Promise.all([
    load(client, address),
    everyLocation(client),
    openJournal({ ...journalOf(address), accountId: account.id }),
  ])
  if (loaded.state !== 'ready') return loaded
  const { atLocation } = loaded
  const document = newestOf(loaded.document, journal)
  const { summary, settings, content, item, maxBlocks } = document
  const blocks = client.takePreloadedBlocks(documentId, item.language)
  const source = apolloContentSource(client, blocks)
  const surface = surfaceOf(summary.type) ?? 'content'
  const around =
    surface === 'layout'
      ? null
      : readSiteLayout(client, { locationId: summary.locationId, language: item.language })
  const names = namesIn(content)
  const known = registryWith(surface, names)
  const views = loadViews(names)
  const slug = locations.find(({ id }) => id === summary.locationId)?.slug
  const [location, layout, registry] = await Promise.all([
    slug === undefined ? null : source.record('location', slug),
    around,
    known,
  ])
  if (!location) throw new Error(`Document ${documentId} has no location ${summary.locationId}`)
  const uiStore = createUiStore(document.languages)
  const pageStore = createPageStore(editedPage(settings, content, registry))
  const recovery = recoveryOf(journal, { settings, content })
  // History steps may restore blocks of any type.
  if (recovery.history) await wholeLibrary()
  if (recovery.history) pageStore.replace(pageStore.getState().page, recovery.history)
  const path = settings.externalUrl || '/'
  const moment = momentOf(blocks)
  const standIn = path.includes('/:')
    ? await standInOf(source, path, { locationSlug: location.slug, now: moment.now })
    : null
  const aroundNames = namesIn(layout?.content ?? null)
  await Promise.all([
    ...[views, loadViews(aroundNames), loadWords(item.language)],
    registryWith(surface, aroundNames),
  ])
  const canEdit = summary.permission !== 'VIEW'
  return {
    state: 'ready',
    document,
    journal,
    recovery,
    atLocation,
    session: {
      documentId,
      target: surface,
      registry,
      maxBlocks,
      layout,
      makeLayout: () =>
        makeLayout(client, {
          locationId: summary.locationId,
          // Starts from the current layout around the page, if it is in the default language of layouts.
          content: item.language === DEFAULT_LANGUAGE ? (layout?.content ?? null) : null,
        }),
      Shared,
      Suggestion,
      pageStore: canEdit ? pageStore : lockedStore(pageStore, uiStore),
      uiStore,
      source,
      pictures: lazyPictureLibrary(client, location.id),
      preloaded: preloadedInputs(
        blocks,
        { page: content, layout: layout?.content ?? null },
        { registry, place: { language: item.language, locationId: location.id } },
      ),
      context: canvasContext({
        location: inLanguage(location, item.language),
        language: item.language,
        origin: window.location.origin,
        record: standIn?.record ?? null,
        ...{ path, ...moment },
      }),
      ...(standIn && { standIn: standIn.title }),
      ...versionOf(atLocation),
      ...(!atLocation && summary.locationId === DEFAULT_LOCATION_ID && { lockedBy: account.name }),
      canEdit,
    },
  }
}

/** Returns the page as it came, or as this device knows it if it came from this device. */
function newestOf(document: OpenDocument, journal: Journal): OpenDocument {
  return isKeptPage() ? asLastSaved(document, journal) : document
}

async function load(client: ApiClient, address: PageAddressed): Promise<LoadedDocument> {
  const { documentId, language, location } = address
  if (location === undefined) return loadDocument(client, documentId, language)
  return (await locationVersion.fetch()).loadLocationVersion(client, address, location)
}

/** Changes at a location are stored separately from those of the network page. */
function journalOf({ documentId, language, location }: PageAddressed) {
  return { documentId: location === undefined ? documentId : `${documentId}@${location}`, language }
}

/** Returns when the page's data was read: by the server's clock if it was embedded. */
function momentOf(blocks: PreloadedBlocks | null): Pick<PageContext, 'now' | 'today'> {
  return blocks ? { now: blocks.now, today: blocks.today } : { now: new Date().toISOString() }
}

function versionOf(atLocation: AtLocation | undefined): Pick<EditorSession, 'locationVersion'> {
  return atLocation ? { locationVersion: atLocation.version } : {}
}

function namesIn(content: PageContent | null): readonly string[] {
  return content ? [...allBlocks(content.blocks)].map(({ name }) => name) : []
}

async function makeLayout(
  client: ApiClient,
  from: { readonly locationId: number; readonly content: PageContent | null },
): Promise<LayoutResult> {
  try {
    const { id } = await createSiteLayout(client, from, newKey())
    return { ok: true, documentId: id }
  } catch (error) {
    return { ok: false, message: failureOf(error).message }
  }
}

/** Returns a read-only store, so that no part of the editor can change the page. */
function lockedStore(store: PageStore, uiStore: UiStore): PageStore {
  return {
    ...store,
    edit: () => uiStore.toast(t('View only: you can’t change this page')),
    undo: () => null,
    redo: () => null,
    goTo: () => null,
  }
}

/** Returns the sample record of a record page. The declarations are loaded on demand, because few pages are record pages. */
async function standInOf(
  source: ContentSource,
  path: string,
  place: { readonly locationSlug: string; readonly now: string },
): Promise<StandInRecord | null> {
  const [{ kindOfTemplate }, { findStandInRecord }] = await Promise.all([
    import('#schema/site/record-address'),
    import('#renderer/page/stand-in-record'),
  ])
  const kind = kindOfTemplate(path)
  return kind === null ? null : findStandInRecord(source, kind, place)
}

/** Content of shared blocks, loaded on first use because few pages have one. */
export const Shared = lazyComponent(
  lazyPart(() => import('../shared-blocks/shared').then((part) => part.Shared)),
)

/** Suggested changes, loaded on first use because little is locked. */
const Suggestion = lazyComponent(
  lazyPart(() => import('../suggestions/suggestion').then((part) => part.Suggestion)),
)
