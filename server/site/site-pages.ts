import { hasWordsFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { recordDefinition } from '#schema/records'
import { recordAt } from '#schema/site/record-address'
import { recordTag } from '../database/cache-tags'
import type { CpuBudget, RunOnBudget } from '../http/limits/cpu-budget'
import { counts } from '../metrics/counts'
import { runInSpan } from '../metrics/spans'
import type { PageCache } from './cache/page-cache'
import { addressOf, type KnownSites, type PageLocation } from './content/site-address'
import { makeSiteFile, siteFileAt } from './feeds/site-file'
import type { NotFoundCache } from './not-found-cache'
import type { FinishedPage } from './page/finished-page'
import { isEndless, type PageQuery, queryString, readQuery } from './page/page-query'
import type { SiteTools } from './page/page-request'
import { redirectTo, suggestRedirect } from './page/redirects'
import { backSoonRequest } from './render/back-soon'
import { makePage } from './render/make-page'
import { notFoundRequest } from './render/not-found'
import type { AddressBook } from './routing/address-book'
import { absenceTags, findPage } from './routing/find-page'

interface SitePagesDependencies {
  readonly tools: SiteTools
  readonly sites: Pick<KnownSites, 'all'>
  readonly addresses: Pick<AddressBook, 'current'>
  readonly cache: PageCache
  /** Pages rendered for query parameters. */
  readonly variants: PageCache
  readonly notFound: NotFoundCache
  readonly runOnBudget: RunOnBudget
}

export interface SitePages {
  /** Returns the published page at a place for an address’s parameters, or the not-found page. */
  at(place: PageLocation, search: string, budget?: CpuBudget): Promise<FinishedPage>
  /** Renders the page at a place in the background, unless it is cached; `null` if there is none. */
  refresh(place: PageLocation): Promise<FinishedPage | null>
  /** Returns a site’s “back soon” page within its layout; `null` if it wasn’t rendered in advance. */
  backSoon(place: PageLocation): Promise<FinishedPage | null>
}

/**
 * Returns the cache key of a not-found page: one per site and language, because addresses without a page are unlimited in
 * number.
 */
export function notFoundName({ locationId, siteRoot, language }: PageLocation): string {
  return `404 ${locationId} ${siteRoot} ${language}`
}

export function createSitePages(parts: SitePagesDependencies): SitePages {
  const { tools, sites, cache, variants, notFound, runOnBudget } = parts
  const { content } = tools
  const finding = { content, addresses: parts.addresses }
  return {
    at: pageAt,
    refresh: (place) => cache.get(addressOf(place), () => makePublished(place)),
    backSoon: (place) => cache.get(backSoonAddress(place), async () => null),
  }

  async function pageAt(
    place: PageLocation,
    search: string,
    budget?: CpuBudget,
  ): Promise<FinishedPage> {
    const address = addressOf(place)
    if (notFound.has(address)) return notFoundPage(place)
    const since = notFound.mark()
    const plain = await cache.get(address, () => runOnBudget(budget, () => makePublished(place)))
    if (plain) return (await variantOf(plain, { place, search, budget })) ?? notFoundPage(place)
    const guess = await suggestRedirect(place, await sites.all(), finding)
    if (guess) return guess
    if (!isTimed(place)) {
      const file = siteFileAt(place)
      const tags = [
        ...absenceTags(await parts.addresses.current(), place),
        ...(file?.kind === 'event' ? [recordTag('event', file.id)] : []),
      ]
      notFound.add(address, { mark: since, tags })
    }
    return notFoundPage(place)
  }

  /** Returns the page for an address’s parameters; `null` if its lists end before the requested page. */
  async function variantOf(
    plain: FinishedPage,
    {
      place,
      search,
      budget,
    }: { place: PageLocation; search: string; budget: CpuBudget | undefined },
  ): Promise<FinishedPage | null> {
    const query = readQuery(search, plain.reads)
    if (query === null) return null
    const suffix = queryString(query)
    if (suffix === '') return plain
    const address = `${addressOf(place)}${suffix}`
    const make = () => runOnBudget(budget, () => makePublished(place, query))
    if (isEndless(query, plain.reads)) return variants.once(address, make)
    if (notFound.has(address)) return null
    const since = notFound.mark()
    const made = await variants.get(address, make)
    if (!made) notFound.add(address, { mark: since, tags: [...plain.keys], until: plain.expiresAt })
    return made
  }

  async function makePublished(
    place: PageLocation,
    query?: PageQuery,
  ): Promise<FinishedPage | null> {
    const file = siteFileAt(place)
    if (file) return makeSiteFile(file, place, tools)
    const found = await findPage(finding, place)
    if (!found) return null
    if ('movedTo' in found) return redirectTo(found, place, await sites.all())
    prepareBackSoon(place)
    const started = performance.now()
    const page = { ...found, place, status: 200, indexed: true, ...(query && { query }) } as const
    const made = await runInSpan('render', { 'toran.path': place.path }, () =>
      makePage(page, tools),
    )
    counts.renders += 1
    counts.renderMs += performance.now() - started
    return made
  }

  /**
   * Renders the “back soon” page in advance, once per site and language after a response, because that is impossible while the
   * database is unavailable.
   */
  function prepareBackSoon(place: PageLocation): void {
    const address = backSoonAddress(place)
    if (cache.has(address)) return
    // Errors are ignored: they affect the requested page too, which reports them, and the next request tries again.
    cache.get(address, () => makeBackSoon(place)).catch(() => undefined)
  }

  async function makeBackSoon(place: PageLocation): Promise<FinishedPage | null> {
    const layout = await content.layout(place)
    // Without a layout, the plain page is used.
    return layout && makePage(backSoonRequest(place), tools)
  }

  async function notFoundPage(place: PageLocation): Promise<FinishedPage> {
    const language = hasWordsFor(place.language) ? place.language : DEFAULT_LANGUAGE
    const at = { ...place, language }
    const page = await cache.get(notFoundName(at), async () =>
      makePage(await notFoundRequest(at, content), tools),
    )
    if (!page) throw new Error(`There is no page for what is not found at '${place.slug}'`)
    return page
  }
}

/** Returns the cache key of the “back soon” page: one per site and language. */
function backSoonAddress({ locationId, siteRoot, language }: PageLocation): string {
  return `503 ${locationId} ${siteRoot} ${hasWordsFor(language) ? language : DEFAULT_LANGUAGE}`
}

/** Returns whether an address may start to exist without a change, because some records, such as articles, are scheduled. */
function isTimed({ path }: PageLocation): boolean {
  const kind = recordAt(path)?.record.kind
  return kind !== undefined && recordDefinition(kind).shown.from !== null
}
