import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { WrittenText } from '#schema/fields/rewrite-texts'
import { findInText } from '#schema/text/find/find-in-text'
import type { TextMatcher } from '#schema/text/find/text-query'
import type { Orm } from '../database/orm'
import type { textReplacements } from '../database/tables'
import type { FoundHit } from '../database/tables/stored-values'
import type { Principal } from '../people/access/principal'
import { textSources } from './sources'
import { mayContain, textMatcher } from './text-matcher'
import type { TextTarget } from './text-source'

export type ReplacementRow = typeof textReplacements.$inferSelect

/** Time that one job searches before others run, in milliseconds. */
const BATCH_MS = 700
/** Limits of a search; when one is reached, the search stops and reports it. */
const LIMITS = { targets: 20_000, hits: 100_000, ofTarget: 200, milliseconds: 120_000 } as const

type Progress = Pick<
  ReplacementRow,
  | 'source'
  | 'afterId'
  | 'searched'
  | 'spent'
  | 'targets'
  | 'hits'
  | 'notAllowed'
  | 'published'
  | 'isCut'
  | 'state'
>

/** Continues a search for a short time; returns its progress. */
export async function findBatch(
  tx: Orm,
  run: ReplacementRow,
  principal: Principal,
): Promise<Progress> {
  const matcher = await textMatcher(run.query)
  const filter = mayContain(run.query)
  const started = performance.now()
  let progress: Progress = run
  while (performance.now() - started < BATCH_MS) {
    const source = textSources[progress.source]
    if (!source || isAtBound(progress))
      return {
        ...progress,
        isCut: source !== undefined,
        state: 'FOUND',
        spent: spentUntilNow(run, started),
      }
    const { scope } = run
    const after = progress.afterId
    const page = await source.read(tx, { principal, scope, after, mayContain: filter })
    const found = page.targets.map((target) => hitsOf(target, matcher))
    await writeTargets(tx, run.id, found)
    progress = { ...added(progress, found), searched: progress.searched + page.read }
    progress = {
      ...progress,
      ...(page.next === null
        ? { source: progress.source + 1, afterId: 0 }
        : { afterId: page.next }),
      spent: spentUntilNow(run, started),
    }
    await setImmediate()
  }
  return progress
}

function spentUntilNow({ spent }: ReplacementRow, started: number): number {
  return spent + Math.ceil(performance.now() - started)
}

function isAtBound({ targets, hits, spent }: Progress): boolean {
  return targets >= LIMITS.targets || hits >= LIMITS.hits || spent >= LIMITS.milliseconds
}

interface FoundTarget {
  readonly target: TextTarget
  readonly hits: readonly FoundHit[]
  readonly published: number
  /** True if there are more matches than listed. */
  readonly isCut: boolean
}

function hitsOf(target: TextTarget, matcher: TextMatcher): FoundTarget {
  const hits = target.texts.flatMap((text) => hitsOfText(text, matcher))
  const published =
    target.published === target.texts
      ? hits.length
      : target.published.reduce(
          (sum, { value, isMarkup }) => sum + findInText(value, { isMarkup, matcher }).length,
          0,
        )
  const isCut = hits.length > LIMITS.ofTarget
  return { target, hits: hits.slice(0, LIMITS.ofTarget), published, isCut }
}

function hitsOfText(
  { path, label, value, isMarkup }: WrittenText,
  matcher: TextMatcher,
): readonly FoundHit[] {
  const hits = findInText(value, { isMarkup, matcher })
  if (hits.length === 0) return []
  const hash = hashOf(value)
  return hits.map((hit, index) => ({ path, index, label, hash, ...hit }))
}

/** Returns a hash that represents a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Stores the targets; matches that the person may not change are only counted. */
async function writeTargets(
  tx: Orm,
  replacementId: number,
  found: readonly FoundTarget[],
): Promise<void> {
  const listed = found.filter(
    ({ target, hits, published }) => target.mayChange && hits.length + published > 0,
  )
  if (listed.length === 0) return
  const rows = listed.map(({ target, hits, published }) => {
    const { kind, targetId, language, locationId, title } = target
    const ofTarget = { kind, targetId, language, locationId, title: title.slice(0, 300) }
    return { ...ofTarget, published, hits: JSON.stringify(hits) }
  })
  await tx.execute(sql`insert into text_replacement_targets
      (replacement_id, kind, target_id, language, location_id, title, published, hits, left_out, changes)
    select ${replacementId}, kind, "targetId", language, "locationId", title, published, hits, '[]', '[]'
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as v(kind text, "targetId" integer, language text,
      "locationId" integer, title text, published integer, hits text)`)
}

function added(progress: Progress, found: readonly FoundTarget[]): Progress {
  const own = found.filter(({ target }) => target.mayChange)
  const others = found.filter(({ target }) => !target.mayChange)
  const count = (all: readonly FoundTarget[]) => all.reduce((sum, { hits }) => sum + hits.length, 0)
  return {
    ...progress,
    targets: progress.targets + own.filter(({ hits }) => hits.length > 0).length,
    hits: progress.hits + count(own),
    notAllowed: progress.notAllowed + count(others),
    published: progress.published + own.reduce((sum, { published }) => sum + published, 0),
    isCut: progress.isCut || found.some(({ isCut }) => isCut),
  }
}
