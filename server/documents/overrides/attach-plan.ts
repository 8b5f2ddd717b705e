import { and, asc, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import {
  type DetachedText,
  detachedPage,
  type OverridesByLanguage,
  overridesIn,
} from '#schema/page/overrides/attach-page'
import { NO_OVERRIDE, type PageOverride } from '#schema/page/overrides/override'
import { fingerprint } from '#schema/page/overrides/placed-page'
import type { Orm } from '../../database/orm'
import { documents, pageOverrides } from '../../database/tables'
import { ApiError, notFound } from '../../http/errors/api-error'
import type { Principal } from '../../people/access/principal'
import { isPublic } from '../document-row'
import { readPublications } from '../publications/publications'
import { type DetachmentRow, openDetachment } from './detachments'
import { networkText, readDetachedTexts, readNetworkTexts } from './network-text'
import { checkLevel, findOverrideContext, type OverrideContext } from './override-context'
import { draftOf, type OverridePlace, type OverrideRow, type publishedOf } from './override-rows'
import { languagesOf } from './publish-override'

/** A detached page beside the network's current one. */
export interface AttachPlan extends OverrideContext {
  readonly detachment: DetachmentRow
  /** In the languages that both have, the page's first language first. */
  readonly texts: readonly DetachedText[]
  /** All rows of the location's differences, those for all languages first. */
  readonly rows: readonly OverrideRow[]
  /** The languages that only the network, or only the detached page has. */
  readonly added: readonly string[]
  readonly gone: readonly string[]
  /** Stands for everything that the plan depends on. */
  readonly stamp: string
}

interface PlanQuery {
  readonly principal: Principal
  readonly action: 'readDraft' | 'save'
}

/** Reads a detached page and the network's current one; refuses a page that isn't detached, or is no longer public. */
export async function readAttachPlan(
  orm: Orm,
  place: OverridePlace,
  { principal, action }: PlanQuery,
): Promise<AttachPlan> {
  const hold = action === 'save' ? { hold: 'update' as const } : {}
  const detachment = await checkAttachable(orm, place, { principal, action })
  const overrideContext = await findOverrideContext(orm, place, { principal, action, ...hold })
  const { document, location } = overrideContext
  // Read again, because another request may have attached it while this one waited for the lock.
  const open = hold.hold ? await openDetachment(orm, place) : detachment
  if (!open) throw notDetached()
  const [network, detached, publications, rows] = [
    await readNetworkTexts(orm, document, 'PUBLISHED'),
    await readDetachedTexts(orm, [document.id], location.id),
    await readPublications(orm, document.id),
    await readAllRows(orm, place),
  ]
  const base = detached.get(document.id)?.get(location.id)
  if (!network || !base) throw networkGone()
  const textIn = (texts: typeof network, language: string) => {
    const text = networkText(texts, document, { language, locationId: location.id })
    return text?.language === language ? text.page : null
  }
  const [now, then] = [languagesOf(network), languagesOf(base)]
  const texts = then.flatMap((language): DetachedText[] => {
    const [earlier, current] = [textIn(base, language), textIn(network, language)]
    return earlier && current ? [{ language, base: earlier, network: current }] : []
  })
  return {
    ...{ ...overrideContext, detachment: open, texts, rows },
    added: now.filter((language) => !then.includes(language)),
    gone: then.filter((language) => !now.includes(language)),
    stamp: fingerprint([
      ...[open.id, document.publishedVersion],
      publications
        .map(({ language, locationId, version }) => `${language} ${locationId} ${version}`)
        .sort(),
      rows.map(({ id, version }) => `${id} ${version}`),
    ]),
  }
}

/** Says more than "not found" to people of a location whose network page is gone: they know that it was there. */
async function checkAttachable(
  orm: Orm,
  place: OverridePlace,
  { principal, action }: PlanQuery,
): Promise<DetachmentRow> {
  checkLevel(principal, action, place)
  const [[document], detachment] = [
    await orm.select().from(documents).where(eq(documents.id, place.documentId)),
    await openDetachment(orm, place),
  ]
  if (detachment && document && !isPublic(document)) throw networkGone()
  if (detachment) return detachment
  if (!document) throw notFound('document')
  await findOverrideContext(orm, place, { principal, action })
  throw notDetached()
}

function networkGone(): ApiError {
  return new ApiError('INVALID_TRANSITION', refusalFor('attachUnpublished'), { allowed: [] })
}

function notDetached(): ApiError {
  return new ApiError('INVALID_TRANSITION', refusalFor('notDetached'), { allowed: [] })
}

/** Reads all rows of a location's differences from a page. */
export function readAllRows(
  orm: Orm,
  { documentId, locationId }: OverridePlace,
): Promise<readonly OverrideRow[]> {
  return orm
    .select()
    .from(pageOverrides)
    .where(and(eq(pageOverrides.documentId, documentId), eq(pageOverrides.locationId, locationId)))
    .orderBy(asc(pageOverrides.language))
}

/** Returns the differences of rows by language: their drafts, or what is published. */
export function byLanguage(
  rows: readonly OverrideRow[],
  of: typeof draftOf | typeof publishedOf,
): OverridesByLanguage {
  const all = new Map(rows.map((row) => [row.language, of(row)]))
  const neutral: PageOverride = all.get('') ?? NO_OVERRIDE
  all.delete('')
  return { neutral, texts: all }
}

/** Returns the page of each language as the location shows it detached, with its drafts. */
export function shownPages({ texts, rows }: AttachPlan) {
  const stored = byLanguage(rows, draftOf)
  return texts.map((text) => ({
    text,
    page: detachedPage(text, overridesIn(stored, text.language)),
  }))
}
