import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { aliasTargets, isGivingAlias } from '#schema/site/address-aliases'
import { keyOfRecord, type RecordReference } from '#schema/site/page-record'
import { kindOfTemplate, recordAt } from '#schema/site/record-address'
import { type CacheTag, documentTag, pathTag, recordTag } from '../../database/cache-tags'
import type { PageLocation } from '../content/site-address'
import type { SiteContent, SitePage } from '../content/site-content'
import type { AddressBook, Addresses } from './address-book'

/** The page an address leads to, and the record it shows. */
export interface FoundPage {
  readonly page: SitePage
  readonly record: RecordReference | null
  /** Tags that may change where the address leads, in addition to the page’s own. */
  readonly keys: readonly string[]
}

/** The target of a redirect. */
export interface MovedPage {
  readonly locationId: number
  /** Path within that location’s site, or an absolute external address. */
  readonly movedTo: string
  readonly keys: readonly string[]
}

/**
 * Finds the page at a place, in this order: the page published at exactly this address; the record page whose template matches,
 * for that record; the page with this id (`/3`); the new address of a moved page; the page of an alias. Pages are the location’s
 * own or inherited from the default location. Returns `null` if there is none.
 */
export async function findPage(
  tools: FindingTools,
  place: PageLocation,
): Promise<FoundPage | MovedPage | null> {
  // A template is not itself an address.
  if (kindOfTemplate(place.path)) return null
  const lookup = { content: tools.content, addresses: await tools.addresses.current() }
  return (
    (await findPublished(lookup, place)) ??
    (await findRecordPage(lookup, place)) ??
    (await findByNumber(lookup, place)) ??
    (await findMoved(lookup, place)) ??
    (await findByAlias(lookup, place))
  )
}

/** Returns whether the index alone shows that `findPage` would find nothing. */
export function isKnownMissing(addresses: Addresses, place: PageLocation): boolean {
  const { locationId, path } = place
  if (kindOfTemplate(path)) return true
  const fitting = recordAt(path)
  return !(
    addresses.hasPage(locationId, path) ||
    (fitting && addresses.hasPage(locationId, fitting.template)) ||
    numberIn(place, addresses) !== null ||
    addresses.hasMoved(locationId, path) ||
    isGivingAlias(path) ||
    aliasTargets(path).some((target) => addresses.hasPage(locationId, target))
  )
}

/** Returns the tags that could make an address lead somewhere, except those of redirects, languages and locations. */
export function absenceTags(
  addresses: Addresses,
  { locationId, path }: PageLocation,
): readonly CacheTag[] {
  const fitting = recordAt(path)
  const number = /^\/([1-9]\d{0,8})$/.exec(path)?.[1]
  const paths = [path, ...(fitting ? [fitting.template] : [])]
  const pages = paths.flatMap((each) => addresses.pagesAt(locationId, each))
  return [
    ...[...paths, ...aliasTargets(path)].map(pathTag),
    ...pages.map(({ documentId }) => documentTag(documentId)),
    ...(number === undefined ? [] : [documentTag(Number(number))]),
    ...(fitting ? [recordTag(fitting.record.kind, keyOfRecord(fitting.record))] : []),
  ]
}

/** Sources in which addresses are looked up. */
export interface FindingTools {
  readonly content: SiteContent
  readonly addresses: Pick<AddressBook, 'current'>
}

/** The database is queried only for addresses that lead somewhere. */
interface Lookup {
  readonly content: SiteContent
  readonly addresses: Addresses
}

async function findPublished(
  { content, addresses }: Lookup,
  place: PageLocation,
): Promise<FoundPage | null> {
  const { locationId, path, language } = place
  if (!addresses.hasPage(locationId, path)) return null
  const pages = addresses.pagesAt(locationId, path)
  const page = await inLanguage(place, content.publishedPage({ locationId, path, language, pages }))
  return page && { page, record: null, keys: isShared(place) ? [pathTag(path)] : [] }
}

async function findRecordPage(
  { content, addresses }: Lookup,
  place: PageLocation,
): Promise<FoundPage | null> {
  const { locationId, path, language } = place
  const fitting = recordAt(path)
  if (!fitting || !addresses.hasPage(locationId, fitting.template)) return null
  const { template, record } = fitting
  const pages = addresses.pagesAt(locationId, template)
  const ask = { locationId, path: template, language, pages }
  const page = await inLanguage(place, content.publishedPage(ask))
  if (!page) return null
  // A page published for this one record takes precedence.
  const keys = [pathTag(path), ...(isShared(place) ? [pathTag(template)] : [])]
  return { page: { ...page, path }, record, keys }
}

async function findByNumber(
  { content, addresses }: Lookup,
  place: PageLocation,
): Promise<FoundPage | MovedPage | null> {
  const { locationId, path, language } = place
  const documentId = numberIn(place, addresses)
  if (documentId === null) return null
  const page = await content.pageById({ documentId, locationId, language })
  if (!page || kindOfTemplate(page.path)) return null
  const keys = [pathTag(path), documentTag(documentId)]
  if (page.ownerId === locationId || page.ownerId === DEFAULT_LOCATION_ID)
    return { page, record: null, keys }
  return { locationId: page.ownerId, movedTo: page.path, keys }
}

/** Returns the id of the page that a path names. */
function numberIn(place: PageLocation, addresses: Addresses): number | null {
  const { path } = place
  if (!isFirst(place) || !/^\/[1-9]\d{0,8}$/.test(path)) return null
  const documentId = Number(path.slice(1))
  return addresses.hasNumber(documentId) ? documentId : null
}

async function findMoved(
  { content, addresses }: Lookup,
  place: PageLocation,
): Promise<MovedPage | null> {
  const { locationId, path } = place
  if (!isFirst(place) || !addresses.hasMoved(locationId, path)) return null
  const moved = await content.movedPage({ locationId, path })
  if (!moved) return null
  return {
    locationId,
    movedTo: moved.path,
    keys: [pathTag(path), ...(moved.documentId === null ? [] : [documentTag(moved.documentId)])],
  }
}

/** Finds the page of an alias. A page published later at the alias, or at an address it prefers, takes precedence. */
async function findByAlias(
  { content, addresses }: Lookup,
  place: PageLocation,
): Promise<MovedPage | null> {
  const { locationId, slug, path } = place
  if (!isFirst(place)) return null
  const targets = aliasTargets(path)
  const keys: CacheTag[] = [path, ...targets].map(pathTag)
  const target = targets.find((each) => addresses.hasPage(locationId, each))
  if (target !== undefined) return { locationId, movedTo: target, keys }
  if (!isGivingAlias(path)) return null
  const location = await content.source((key) => keys.push(key)).record('location', slug)
  const giveUrl = location?.configuration.giveUrl
  return giveUrl && giveUrl !== path ? { locationId, movedTo: giveUrl, keys } : null
}

/** Returns whether a place’s address contains no language. */
export function isFirst({ language, firstLanguage = DEFAULT_LANGUAGE }: PageLocation): boolean {
  return language === firstLanguage
}

/**
 * Returns the page in the address’s language. The default language falls back to any other, unless the page exists in the site’s
 * main language, whose address then shows it.
 */
async function inLanguage(
  { language, firstLanguage = DEFAULT_LANGUAGE }: PageLocation,
  reading: Promise<SitePage | null>,
): Promise<SitePage | null> {
  const page = await reading
  if (!page || page.language === language) return page
  const isElsewhere = firstLanguage !== language && page.languages.includes(firstLanguage)
  return language === DEFAULT_LANGUAGE && !isElsewhere ? page : null
}

/**
 * Returns whether two pages may share an address at a location. Its own page takes precedence; the inherited page adds the
 * languages that it lacks.
 */
function isShared({ locationId }: PageLocation): boolean {
  return locationId !== DEFAULT_LOCATION_ID
}
