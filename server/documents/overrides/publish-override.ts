import { templateTitles } from '#renderer/templates/template-titles'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PageIssue } from '#schema/fields/field'
import { checkPageTexts } from '#schema/page/check-examples'
import type { PageVersion } from '#schema/page/overrides/override'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import type { Caller } from '../../audit/audit'
import { type CacheTag, documentTag, overrideTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { differencesAt, isPublic, requireSignIn } from '../document-row'
import { pictureIssues } from '../picture-issues'
import { notPublishable, pageIssues } from '../publish'
import { type SavedOverride, savedOverride } from './effective-page'
import { type NetworkTexts, networkText, readBaseTexts } from './network-text'
import {
  findOverrideContext,
  type OverrideContext,
  type OverrideTarget,
  overridableText,
  readTarget,
} from './override-context'
import {
  draftOf,
  lockRows,
  type OverrideRow,
  type OverrideRows,
  otherRows,
  publishedOf,
  publishRows,
  versionOfRows,
} from './override-rows'
import { checkVersion, type OverrideArguments } from './write-override'

/** Publishes a location's draft of a page. */
export async function publishOverride(
  _: unknown,
  args: OverrideArguments,
  context: RequestContext,
): Promise<SavedOverride> {
  requireSignIn(context.principal)
  const target = readTarget(args)
  const { expectedVersion } = args
  return context.app.changes.write((tx) =>
    publishInside(tx, target, { by: context, expectedVersion }),
  )
}

/** Publishes a draft inside a transaction. */
export async function publishInside(
  tx: Orm,
  target: OverrideTarget,
  { by, expectedVersion }: { readonly by: Caller; readonly expectedVersion: number },
): Promise<SavedOverride> {
  const principal = requireSignIn(by.principal)
  const { language } = target
  // Exclusive, because it writes the document's search index.
  const overrideContext = await findOverrideContext(tx, target, {
    principal,
    action: 'publish',
    hold: 'update',
  })
  const rows = await lockRows(tx, target, { language, principal })
  const text = await overridableText(tx, overrideContext.document, target)
  checkVersion(rows, expectedVersion, { target, text })
  await checkPublishable(tx, overrideContext, { rows, target, principal })
  checkMayPublish(principal, rows, target)
  const before = [rows.neutral.publishedVersion, rows.inLanguage?.publishedVersion]
  const changed = await publishRows(tx, rows)
  if (changed.length === 0) return savedOverride(tx, target)
  await emitPublished(tx, overrideContext, {
    ...{ by, language, rows: { ...rows, changed } },
    fromVersion: before.reduce<number>((sum, version) => sum + (version ?? 0), 0),
  })
  return savedOverride(tx, target)
}

/** Refuses publishing differences for all languages to people who may publish only one language. */
function checkMayPublish(
  principal: Principal,
  { neutral }: OverrideRows,
  { locationId, language }: OverrideTarget,
): void {
  if (JSON.stringify(draftOf(neutral)) === JSON.stringify(publishedOf(neutral))) return
  if (can(principal, 'publish', differencesAt({ locationId }))) return
  throw new ApiError('FORBIDDEN', refusalFor('publishesLanguageOnly', { language }))
}

interface Published {
  readonly by: Caller
  readonly language: string
  readonly rows: OverrideRows & {
    readonly neutral: OverrideRow
    readonly changed: readonly OverrideRow[]
  }
  readonly fromVersion: number
  readonly action?: string
}

/** A page as a location shows it; copies at all others name it as the original while the default location has nothing otherwise. */
export function tagsOfDifferences(documentId: number, locationId: number): readonly CacheTag[] {
  const own = overrideTag(documentId, locationId)
  return locationId === DEFAULT_LOCATION_ID ? [own, documentTag(documentId)] : [own]
}

/** Announces that the content has changed for visitors of this location only. */
export function emitPublished(
  tx: Orm,
  { document, location }: OverrideContext,
  { by, language, rows, fromVersion, action = 'publishOverride' }: Published,
): Promise<void> {
  return emit(tx, {
    ...{ type: 'page.overridePublished', by, action, id: document.id, language },
    ...{ locationId: location.id, ownerId: document.locationId, fromVersion },
    ...{ toVersion: versionOfRows(rows), chainId: rows.neutral.id },
    tags: tagsOfDifferences(document.id, location.id),
    overrideIds: rows.changed.map(({ id }) => id),
  })
}

interface Publishing {
  readonly rows: OverrideRows
  readonly target: OverrideTarget
  readonly principal: Principal
}

/** Refuses a page that would break a rule at the location, in any language shown there. */
async function checkPublishable(
  tx: Orm,
  { document }: OverrideContext,
  { rows, target, principal }: Publishing,
): Promise<void> {
  const texts = isPublic(document) ? await readBaseTexts(tx, document, target.locationId) : null
  if (!texts)
    throw new ApiError('INVALID_TRANSITION', refusalFor('networkNotPublished'), { allowed: [] })
  const others = await otherRows(tx, target)
  const issues = languagesOf(texts).flatMap((language) => {
    const network = networkText(texts, document, { ...target, language })
    if (!network || network.own || network.language !== language) return []
    const own = language === target.language
    const other = others.find((row) => row.language === language) ?? null
    const inLanguage = own ? draftOf(rows.inLanguage) : publishedOf(other)
    const page = resolvePage(network.page, draftOf(rows.neutral), inLanguage)
    return page === network.page ? [] : newIssues(network.page, page, document.type)
  })
  const network = networkText(texts, document, target)
  const page = network && resolvePage(network.page, draftOf(rows.neutral), draftOf(rows.inLanguage))
  const pictures = page
    ? await pictureIssues(tx, principal, { items: [itemOf(page, target)], imageId: null })
    : []
  if (issues.length + pictures.length > 0) throw notPublishable([...issues, ...pictures])
}

export function languagesOf({ items }: NetworkTexts): readonly string[] {
  return [...new Set(items.map(({ language }) => language))]
}

/** Returns the issues that the network's page doesn't have already. */
export function newIssues(
  network: PageVersion,
  page: PageVersion,
  type: string,
): readonly PageIssue[] {
  const known = new Set(issuesOf(network, type).map((issue) => JSON.stringify(issue)))
  return issuesOf(page, type).filter((issue) => !known.has(JSON.stringify(issue)))
}

function issuesOf({ title, description, content }: PageVersion, type: string) {
  return [...checkPageTexts({ title, description }, templateTitles), ...pageIssues(content, type)]
}

function itemOf(page: PageVersion, { language, locationId }: OverrideTarget) {
  const { title, description, imageId } = page
  const content = JSON.stringify(page.content)
  return { language, locationId, title, richText: '', content, description, imageId }
}
