import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { RewriteText } from '#schema/fields/rewrite-texts'
import { replaceInText } from '#schema/text/find/find-in-text'
import { newText, type TextMatcher } from '#schema/text/find/text-query'
import type { Orm } from '../database/orm'
import { textReplacementTargets as targets } from '../database/tables'
import type { ChangedText, FoundHit } from '../database/tables/stored-values'
import { DETACHED } from './detached-source'
import { hashOf, type ReplacementRow } from './find-batch'
import { groupBy } from './group-by'
import { OVERRIDE } from './override-source'
import { PAGE } from './page-texts'
import { textSources } from './sources'
import { textMatcher } from './text-matcher'
import type { ReplaceContext, TargetResult, TargetRow } from './text-source'

/** Pages per batch. Each batch is a transaction, so that others don’t wait long for its locks. */
const BATCH = 100
/** Smaller, because publishing takes about thirty statements per page. */
const PUBLISHED_BATCH = 20

/** The result of a batch. */
interface BatchResult {
  readonly done: number
  /** Pages to announce to open editors. */
  readonly documentIds: readonly number[]
  /** The last target; the next batch begins after it. */
  readonly afterId: number
}

/** Replaces text in the next targets, or undoes the replacements in them. */
export async function changeBatch(
  context: ReplaceContext,
  run: ReplacementRow,
): Promise<BatchResult> {
  const { tx, publishes } = context
  const isUndo = run.state === 'UNDOING'
  const rows = await tx
    .select()
    .from(targets)
    .where(
      and(
        eq(targets.replacementId, run.id),
        gt(targets.id, run.afterId),
        ...(isUndo
          ? [eq(targets.result, 'CHANGED')]
          : [isNull(targets.result), ne(targets.hits, sql`'[]'`)]),
      ),
    )
    .orderBy(asc(targets.id))
    .limit(publishes ? PUBLISHED_BATCH : BATCH)
  const matcher = await textMatcher(run.query)
  const works = rows.map((row) => (isUndo ? undoOf(row) : replaceOf(row, run, matcher)))
  for (const [source, own] of groupBy(works, ({ row }) => sourceOf(row))) {
    const changes = own.map(({ row, rewrite }) => ({ target: row, rewrite }))
    const results = await source.change(context, changes)
    const done = own.flatMap((work, index) => {
      const result = results[index]
      return result ? [{ work, result }] : []
    })
    await writeResults(tx, done, isUndo)
  }
  const pages = rows.filter(({ kind }) => [PAGE, OVERRIDE, DETACHED].includes(kind))
  return {
    done: rows.length,
    documentIds: [...new Set(pages.map(({ targetId }) => targetId))],
    afterId: rows.at(-1)?.id ?? run.afterId,
  }
}

function sourceOf({ kind }: TargetRow) {
  const source = textSources.find((each) => each.covers(kind))
  if (!source) throw new Error(`Nothing holds texts of the kind '${kind}'`)
  return source
}

/** A target, the rewriting of its texts, and the outcome. */
interface TargetWork {
  readonly row: TargetRow
  readonly rewrite: RewriteText
  /** Called after the texts were rewritten. */
  outcome(): Pick<TargetRow, 'changes' | 'replaced' | 'stale'>
}

function replaceOf(
  row: TargetRow,
  { query, replacement }: ReplacementRow,
  matcher: TextMatcher,
): TargetWork {
  const leftOut = new Set(row.leftOut)
  const wanted = row.hits.filter((hit, number) => !leftOut.has(number) && !hit.takesLink)
  const byPath = groupBy(wanted, ({ path }) => path)
  const changes: ChangedText[] = []
  const done = new Set<FoundHit>()
  return {
    row,
    rewrite({ path, value, isMarkup }) {
      const hits = byPath.get(path) ?? []
      if (hits.length === 0 || hits[0]?.hash !== hashOf(value)) return value
      const indexes = new Set(hits.map(({ index }) => index))
      const next = replaceInText(value, { isMarkup, matcher }, (hit, index) =>
        indexes.has(index) ? newText(query, replacement ?? '', hit) : null,
      )
      for (const hit of hits) done.add(hit)
      if (next !== value) changes.push({ path, before: value, hash: hashOf(next) })
      return next
    },
    outcome: () => ({ changes, replaced: done.size, stale: wanted.length - done.size }),
  }
}

/** Restores each text that still equals the replaced one. */
function undoOf(row: TargetRow): TargetWork {
  const byPath = new Map(row.changes.map((change) => [change.path, change]))
  const done = new Set<string>()
  return {
    row,
    rewrite({ path, value }) {
      const change = byPath.get(path)
      if (!change || change.hash !== hashOf(value)) return value
      done.add(path)
      return change.before
    },
    outcome: () => ({
      changes: row.changes.filter(({ path }) => !done.has(path)),
      ...{ replaced: row.replaced, stale: row.changes.length - done.size },
    }),
  }
}

async function writeResults(
  tx: Orm,
  works: readonly { readonly work: TargetWork; readonly result: TargetResult }[],
  isUndo: boolean,
): Promise<void> {
  const rows = works.map(({ work, result }) => resultRow(work, result, isUndo))
  await tx.execute(sql`update text_replacement_targets set changes = v.changes, replaced = v.replaced, stale = v.stale,
    is_published = v."isPublished", problem = v.problem, result = v.result
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as v(id integer, changes text, replaced integer, stale integer,
      "isPublished" boolean, problem text, result text)
    where text_replacement_targets.id = v.id`)
}

function resultRow({ row, outcome }: TargetWork, targetResult: TargetResult, isUndo: boolean) {
  const { isWritten, isPublished, problem } = targetResult
  const { changes, replaced, stale } = outcome()
  const none = { changes: row.changes, replaced: row.replaced, stale: row.stale }
  const set = isWritten ? { changes, replaced, stale } : { ...none, ...(!problem && { stale }) }
  const doneAs = isUndo ? 'UNDONE' : 'CHANGED'
  const result = isWritten || isUndo ? doneAs : 'NOTHING'
  return { id: row.id, ...set, changes: JSON.stringify(set.changes), isPublished, problem, result }
}

/** Counts the targets to change or to restore. */
export async function countTargets(tx: Orm, id: number, isUndo: boolean): Promise<number> {
  const which = isUndo ? eq(targets.result, 'CHANGED') : ne(targets.hits, sql`'[]'`)
  return tx.$count(targets, and(eq(targets.replacementId, id), which))
}
