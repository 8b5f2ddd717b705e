import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { aliasTargets, isGivingAlias } from '#schema/site/address-aliases'
import { keyOfRecord, type RecordReference } from '#schema/site/page-record'
import { kindOfTemplate, recordAt } from '#schema/site/record-address'
import { type CacheTag, documentTag, pathTag, recordTag } from '../../database/cache-tags'
import type { SiteContent, SitePage } from '../content/site-content'
import type { AddressBook, Addresses } from './address-book'
import type { PageLocation } from './locate'

/** The page an address leads to, and the record it is rendered for. */
export interface FoundPage {
  readonly page: SitePage
  readonly record: RecordReference | null
  /** Keys of what would change where the address leads, besides the page itself. */
  readonly keys: readonly string[]
}

/** Another address that an address leads to. */
export interface MovedPage {
  readonly locationId: number
  /** Inside that location's site, or the whole address of another. */
  readonly movedTo: string
  readonly keys: readonly string[]
}

/**
 * What is at a place, in this order: the page published at exactly this address; the record page whose template matches,
 * rendered for that record; the page with this number (`/3`); the new address of a moved page. Pages are the
 * location's own, or shared by the default location; last the page that an alias stands for. `null` when nothing is there.
 */
export async function findPage(
  tools: FindingTools,
  place: PageLocation,
): Promise<FoundPage | MovedPage | null> {
  // A template stands for records; it is not an address itself.
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

/** Whether the addresses alone show that `findPage` would find nothing at a place. */
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

/** What would make a place lead somewhere that leads nowhere, apart from redirects, languages and locations. */
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

/** What addresses are looked up in. */
export interface FindingTools {
  readonly content: SiteContent
  readonly addresses: Pick<AddressBook, 'current'>
}

/** The database is queried only where an address leads somewhere. */
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
  // A page made by hand for this one record takes its place as soon as it is published.
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

/** The page that a path names by its number. */
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

/** A page published later at the alias itself, or at an address it prefers, takes its place. */
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

/** Whether a place has the address that names no language. */
export function isFirst({ language, firstLanguage = DEFAULT_LANGUAGE }: PageLocation): boolean {
  return language === firstLanguage
}

/**
 * A page in the language of its address; the default language shows whatever there is, but what is at the address of the site's first
 * language.
 */
async function inLanguage(
  { language, firstLanguage = DEFAULT_LANGUAGE }: PageLocation,
  asked: Promise<SitePage | null>,
): Promise<SitePage | null> {
  const page = await asked
  if (!page || page.language === language) return page
  const isElsewhere = firstLanguage !== language && page.languages.includes(firstLanguage)
  return language === DEFAULT_LANGUAGE && !isElsewhere ? page : null
}

/**
 * Where two pages may be at an address: the location's own takes the place of the one it inherits from the default
 * location, which in turn adds the languages that the own one does not have.
 */
function isShared({ locationId }: PageLocation): boolean {
  return locationId !== DEFAULT_LOCATION_ID
}
