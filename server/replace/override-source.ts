import { and, asc, count, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { rewriteOverride } from '#schema/page/overrides/rewrite-override'
import type { Orm } from '../database/orm'
import { detachedPages, documents, pageOverrides } from '../database/tables'
import { differencesAt } from '../documents/document-row'
import {
  currentText,
  findOverrideContext,
  type OverrideTarget,
} from '../documents/overrides/override-context'
import {
  draftOf,
  lockRows,
  type OverrideRow,
  type OverrideRows,
  publishedOf,
  versionOfRows,
  writeDraft,
} from '../documents/overrides/override-rows'
import { publishInside } from '../documents/overrides/publish-override'
import { addedDifferences, checkLocks } from '../documents/overrides/write-override'
import { ApiError } from '../http/errors/api-error'
import { storedError, storedRefusal } from '../http/errors/refusal-text'
import { can } from '../people/access/can'
import {
  isInScope,
  REFUSED,
  type ReplaceContext,
  type SourcePage,
  type SourceQuery,
  type TargetChange,
  type TargetResult,
  type TextSource,
  textsOf,
  UNCHANGED,
} from './text-source'

/** Target kind: a location’s overrides of a network page, in one language, or in all if it is empty. */
export const OVERRIDE = 'pageOverride'
const BATCH = 100

export const overrideSource: TextSource = {
  covers: (kind) => kind === OVERRIDE,
  async count(orm) {
    const [row] = await orm.select({ count: count() }).from(pageOverrides)
    return row?.count ?? 0
  },
  read,
  async change(replaceContext, changes) {
    const results: TargetResult[] = []
    for (const change of changes)
      results.push(await catchRefusal(() => changeOverride(replaceContext, change)))
    return results
  },
}

async function read(
  orm: Orm,
  { principal, scope, after, mayContain }: SourceQuery,
): Promise<SourcePage> {
  const rows = await orm
    .select({ override: pageOverrides, title: documents.title })
    .from(pageOverrides)
    .innerJoin(documents, eq(documents.id, pageOverrides.documentId))
    .where(
      and(
        gt(pageOverrides.id, after),
        eq(documents.recordStatus, sql`'ACTIVE'`),
        or(gt(pageOverrides.draftCount, 0), gt(pageOverrides.publishedCount, 0)),
        // Those of a detached page are found in the page (`detached-source.ts`).
        notExists(
          orm
            .select({ id: detachedPages.id })
            .from(detachedPages)
            .where(
              and(
                isNull(detachedPages.attachedAt),
                eq(detachedPages.documentId, pageOverrides.documentId),
                eq(detachedPages.locationId, pageOverrides.locationId),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(pageOverrides.id))
    .limit(BATCH)
  const targets = rows.flatMap(({ override, title }) => {
    const { documentId: targetId, locationId, language, draft, published } = override
    const resource = resourceOf(override)
    if (!isInScope(scope, { locationId, language })) return []
    if (!can(principal, 'readDraft', resource)) return []
    const textsIn = (of: OverrideRow['draft']) =>
      mayContain(JSON.stringify(of))
        ? textsOf((rewrite) => rewriteOverride(of, definitions, rewrite))
        : []
    const texts = textsIn(draft)
    const shown = published ? textsIn(published) : []
    if (texts.length + shown.length === 0) return []
    const mayChange = can(principal, 'save', resource)
    return [
      { kind: OVERRIDE, targetId, language, locationId, title, mayChange, texts, published: shown },
    ]
  })
  const last = rows.at(-1)?.override.id
  return {
    ...{ targets, read: rows.length },
    next: last === undefined || rows.length < BATCH ? null : last,
  }
}

function resourceOf({ locationId, language }: Pick<OverrideRow, 'locationId' | 'language'>) {
  return differencesAt({ locationId, language: language || undefined })
}

async function changeOverride(
  replaceContext: ReplaceContext,
  { target, rewrite }: TargetChange,
): Promise<TargetResult> {
  const { tx, context, publishes, action } = replaceContext
  const { principal } = context
  const { targetId: documentId, locationId } = target
  if (locationId === null) throw new Error(`The override ${target.id} names no location`)
  const place = { documentId, locationId }
  const language = target.language || DEFAULT_LANGUAGE
  const { document } = await findOverrideContext(
    tx,
    { ...place, ...(target.language && { language }) },
    { principal, action: 'save', hold: publishes ? 'update' : 'share' },
  )
  const rows = await lockRows(tx, place, { language, principal })
  const row = target.language === '' ? rows.neutral : rows.inLanguage
  if (!row) return REFUSED(refusalFor('noDifferenceLeft'))
  const draft = rewriteOverride(row.draft, definitions, rewrite)
  if (draft === row.draft) return UNCHANGED
  const text = await currentText(tx, document, { locationId, language })
  if (text) checkLocks(addedDifferences(row.draft, draft), [text.page])
  const wasLive = [rows.neutral, rows.inLanguage].every(
    (each) => JSON.stringify(draftOf(each)) === JSON.stringify(publishedOf(each)),
  )
  const write = { place, language: target.language, before: row, draft, principal, action }
  const after = await writeDraft(tx, { ...write, baseVersion: row.baseVersion })
  return publishWritten(replaceContext, {
    place: { ...place, language },
    rows: target.language === '' ? { ...rows, neutral: after } : { ...rows, inLanguage: after },
    wasLive,
  })
}

interface WrittenDraft {
  readonly place: OverrideTarget
  readonly rows: OverrideRows
  /** True if the draft was what visitors saw before it was written. */
  readonly wasLive: boolean
}

/** Publishes a written draft if that is wanted and it had no other changes. */
export async function publishWritten(
  { tx, context, publishes }: ReplaceContext,
  { place, rows, wasLive }: WrittenDraft,
): Promise<TargetResult> {
  const written = { ...UNCHANGED, isWritten: true }
  if (!publishes) return written
  if (!wasLive) return { ...written, problem: storedRefusal(refusalFor('draftHasOthers')) }
  const expectedVersion = versionOfRows(rows)
  await tx.execute(sql`savepoint one_override`)
  try {
    await publishInside(tx, place, { by: context, expectedVersion })
    await tx.execute(sql`release savepoint one_override`)
    return { ...written, isPublished: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tx.execute(sql`rollback to savepoint one_override`)
    return { ...written, problem: storedError(error) }
  }
}

/** Converts a refusal before any write to a result of the target. */
export async function catchRefusal(work: () => Promise<TargetResult>): Promise<TargetResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) return REFUSED(error.refusal)
    throw error
  }
}
