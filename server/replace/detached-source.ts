import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { RewriteText } from '#schema/fields/rewrite-texts'
import { updateOverrides } from '#schema/page/overrides/by-language'
import type { PageVersion } from '#schema/page/overrides/override'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import { rewritePage } from '#schema/page/rewrite-page'
import type { Orm } from '../database/orm'
import { detachedPages, documents, pageOverrides } from '../database/tables'
import { differencesAt } from '../documents/document-row'
import { openDetachment } from '../documents/overrides/detachments'
import { networkText, readDetachedTexts } from '../documents/overrides/network-text'
import { findOverrideContext, overridableText } from '../documents/overrides/override-context'
import {
  draftOf,
  hasChanges,
  lockRows,
  type OverrideRow,
  type OverrideRows,
  publishedOf,
  writeDraft,
} from '../documents/overrides/override-rows'
import { addedDifferences, checkLocks } from '../documents/overrides/write-override'
import { can } from '../people/access/can'
import { catchRefusal, publishWritten } from './override-source'
import { rewriteWords } from './page-texts'
import {
  isInScope,
  REFUSED,
  type ReplaceContext,
  type SourcePage,
  type SourceQuery,
  type TargetChange,
  type TargetResult,
  type TextSource,
  type TextTarget,
  textsOf,
  UNCHANGED,
} from './text-source'

/** Target kind: a page that a location has detached from the network, in one language, as the location shows it. */
export const DETACHED = 'detachedPage'
const BATCH = 50

const isOpen = isNull(detachedPages.attachedAt)

export const detachedSource: TextSource = {
  covers: (kind) => kind === DETACHED,
  async count(orm) {
    const [row] = await orm.select({ count: count() }).from(detachedPages).where(isOpen)
    return row?.count ?? 0
  },
  read,
  async change(replaceContext, changes) {
    const results: TargetResult[] = []
    for (const change of changes)
      results.push(await catchRefusal(() => changeDetached(replaceContext, change)))
    return results
  },
}

async function read(orm: Orm, query: SourceQuery): Promise<SourcePage> {
  const rows = await orm
    .select({ detached: detachedPages, document: documents })
    .from(detachedPages)
    .innerJoin(documents, eq(documents.id, detachedPages.documentId))
    .where(
      and(isOpen, gt(detachedPages.id, query.after), eq(documents.recordStatus, sql`'ACTIVE'`)),
    )
    .orderBy(asc(detachedPages.id))
    .limit(BATCH)
  const ids = [...new Set(rows.map(({ document }) => document.id))]
  const texts = await readDetachedTexts(orm, ids)
  const overrides = ids.length
    ? await orm.select().from(pageOverrides).where(inArray(pageOverrides.documentId, ids))
    : []
  const targets = rows.flatMap(({ detached: { locationId }, document }) => {
    const kept = texts.get(document.id)?.get(locationId)
    const own = overrides.filter(
      (each) => each.documentId === document.id && each.locationId === locationId,
    )
    const languages = new Set(kept?.items.map(({ language }) => language))
    return [...languages].flatMap((language) => {
      const text = kept && networkText(kept, document, { locationId, language })
      if (text?.language !== language) return []
      const place = { targetId: document.id, locationId, language }
      return targetOf(query, { ...place, page: text.page, rows: rowsIn(own, language) })
    })
  })
  const last = rows.at(-1)?.detached.id
  return {
    ...{ targets, read: rows.length },
    next: last === undefined || rows.length < BATCH ? null : last,
  }
}

function rowsIn(rows: readonly OverrideRow[], language: string): OverrideRows {
  const of = (wanted: string) => rows.find((row) => row.language === wanted) ?? null
  return { neutral: of(''), inLanguage: of(language) }
}

interface ShownPage {
  readonly targetId: number
  readonly locationId: number
  readonly language: string
  readonly page: PageVersion
  readonly rows: OverrideRows
}

function targetOf(
  { principal, scope, mayContain }: SourceQuery,
  { page, rows, ...place }: ShownPage,
): TextTarget | [] {
  const resource = differencesAt(place)
  if (!isInScope(scope, place) || !can(principal, 'readDraft', resource)) return []
  const textsIn = (of: typeof draftOf) => {
    const shown = resolvePage(page, of(rows.neutral), of(rows.inLanguage))
    return mayContain(JSON.stringify(shown))
      ? textsOf((rewrite) => rewriteVersion(shown, rewrite))
      : []
  }
  const [texts, published] = [textsIn(draftOf), textsIn(publishedOf)]
  if (texts.length + published.length === 0) return []
  const mayChange = can(principal, 'save', resource)
  return { kind: DETACHED, ...place, title: page.title, mayChange, texts, published }
}

function rewriteVersion(page: PageVersion, rewrite: RewriteText): PageVersion {
  const content = rewritePage(page.content, definitions, rewrite)
  return { ...page, ...rewriteWords(page, rewrite), content }
}

/** Changes a detached page where it is shown: what becomes different from the kept version is a difference of the location. */
async function changeDetached(
  replaceContext: ReplaceContext,
  { target, rewrite }: TargetChange,
): Promise<TargetResult> {
  const { tx, publishes, action, context } = replaceContext
  const { principal } = context
  const { targetId: documentId, locationId, language } = target
  if (locationId === null) throw new Error(`The detached page ${target.id} names no location`)
  const place = { documentId, locationId, language }
  const hold = publishes ? 'update' : 'share'
  const { document } = await findOverrideContext(tx, place, { principal, action: 'save', hold })
  if (!(await openDetachment(tx, place))) return REFUSED(refusalFor('noDifferenceLeft'))
  const rows = await lockRows(tx, place, { language, principal })
  const { page: network, version: baseVersion } = await overridableText(tx, document, place)
  const stored = { neutral: draftOf(rows.neutral), inLanguage: draftOf(rows.inLanguage) }
  const shown = resolvePage(network, stored.neutral, stored.inLanguage)
  const effective = rewriteVersion(shown, rewrite)
  const next = updateOverrides({ network, stored, effective }, definitions)
  const added = [
    ...addedDifferences(stored.neutral, next.neutral),
    ...addedDifferences(stored.inLanguage, next.inLanguage),
  ]
  checkLocks(added, [network])
  const wasLive = !hasChanges(rows)
  const write = (of: string, before: OverrideRow | null, draft: OverrideRow['draft']) =>
    writeDraft(tx, { place, language: of, before, draft, baseVersion, principal, action })
  const after = {
    neutral: await write('', rows.neutral, next.neutral),
    inLanguage: await write(language, rows.inLanguage, next.inLanguage),
  }
  if (after.neutral === rows.neutral && after.inLanguage === rows.inLanguage) return UNCHANGED
  return publishWritten(replaceContext, { place, rows: after, wasLive })
}
