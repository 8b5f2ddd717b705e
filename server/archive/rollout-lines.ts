import { asc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { keptReason, rolloutState } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { keptPages, pageRollouts } from '../database/tables'
import type { PublishedState } from '../database/tables/page-rollouts'
import { type JsonSchema, type Mapping, mapAccount } from './column-codec'

/** The name of their file, and in reports. */
export const ROLLOUTS = 'rollouts'

const MAX_ROLLOUTS = 10_000
const MAX_LOCATIONS = 100_000
const text = z.string().max(10_000)
const time = z.iso.datetime()
const position = z.int().min(1).max(MAX_ROLLOUTS)

/** The texts that a page publishes at one time. */
export const publishedState = z.strictObject({
  version: z.int(),
  texts: z
    .array(
      z.strictObject({
        language: z.string().max(100),
        locationId: z.int().min(1).nullable(),
        version: z.int(),
      }),
    )
    .max(MAX_LOCATIONS),
})

const rollout = z.strictObject({
  state: rolloutState,
  before: publishedState,
  after: publishedState,
  formerPath: text.nullable(),
  nextWave: z.int().nullable(),
  nextAt: time.nullable(),
  waveMinutes: z.int(),
  problem: text.nullable(),
  accepted: z.array(text).max(1_000),
  createdAt: time,
  createdBy: text,
  createdByName: text,
})

const keptPage = z.strictObject({
  locationId: z.int().min(1),
  /** The position in `rollouts` of the change before which the shown version was published, from 1. */
  shownBefore: position,
  /** The position of the change that its waves bring. */
  rollout: position.nullable(),
  wave: z.int().nullable(),
  reason: keptReason,
  keptAt: time,
  keptByName: text,
})

/** The changes of a page that its locations see at different times. */
export const rolloutsLine = z.strictObject({
  documentId: z.int().min(1),
  rollouts: z.array(rollout).min(1).max(MAX_ROLLOUTS),
  kept: z.array(keptPage).max(MAX_LOCATIONS),
})
export type RolloutsLine = z.infer<typeof rolloutsLine>

interface RolloutsContext {
  readonly tx: Orm
  readonly mapping: Mapping
  /** True to include changes that every location has. */
  readonly withHistory: boolean
}

/** Yields a line for each page with such changes, in the order of the ids. */
export async function* readRolloutLines(
  { tx, mapping, withHistory }: RolloutsContext,
  documentIds: readonly number[],
): AsyncGenerator<RolloutsLine> {
  const { rollouts, kept } = await readRollouts(tx, documentIds, withHistory)
  for (const id of documentIds) {
    const own = rollouts.filter(({ documentId }) => documentId === id)
    if (own.length === 0) continue
    const positions = new Map(own.map((row, index) => [row.id, index + 1]))
    yield {
      documentId: mapping.number('document', id),
      rollouts: own.map((row) => rolloutOf(row, mapping)),
      kept: kept
        .filter(({ documentId }) => documentId === id)
        .map((row) => ({
          locationId: mapping.number('location', row.locationId),
          shownBefore: positions.get(row.shownBefore) ?? 0,
          rollout: row.rolloutId === null ? null : (positions.get(row.rolloutId) ?? null),
          ...{ wave: row.wave, reason: row.reason },
          ...{ keptAt: row.keptAt.toISOString(), keptByName: row.keptByName },
        }))
        .toSorted((a, b) => a.locationId - b.locationId),
    }
  }
}

/** Returns the versions that the locations of pages show, as `document version`. */
export async function versionsInRollouts(
  tx: Orm,
  documentIds: readonly number[],
): Promise<readonly string[]> {
  const { rollouts } = await readRollouts(tx, documentIds, false)
  return rollouts.flatMap(({ documentId, before, after }) =>
    [before, after].flatMap((state) => versionsIn(documentId, state)),
  )
}

/** Returns the versions of a published state, as `document version`. */
export function versionsIn(documentId: number, { version, texts }: PublishedState) {
  return [version, ...texts.map((one) => one.version)].map((one) => `${documentId} ${one}`)
}

/** Reads the changes under way and those before which a location still is, or all. */
async function readRollouts(tx: Orm, documentIds: readonly number[], withHistory: boolean) {
  const ids = [...documentIds]
  const kept = await tx.select().from(keptPages).where(inArray(keptPages.documentId, ids))
  const rollouts = await tx
    .select()
    .from(pageRollouts)
    .where(inArray(pageRollouts.documentId, ids))
    .orderBy(asc(pageRollouts.id))
  const named = new Set(kept.flatMap((row) => [row.shownBefore, row.rolloutId]))
  const isNeeded = ({ id, state: now }: (typeof rollouts)[number]) =>
    withHistory || named.has(id) || now === 'RUNNING' || now === 'STOPPED'
  return { kept, rollouts: rollouts.filter(isNeeded) }
}

function rolloutOf(row: typeof pageRollouts.$inferSelect, mapping: Mapping) {
  const { state: now, formerPath, nextWave, waveMinutes, problem, accepted, createdByName } = row
  return {
    ...{ state: now, before: stateOf(row.before, mapping), after: stateOf(row.after, mapping) },
    ...{ formerPath, nextWave, nextAt: row.nextAt?.toISOString() ?? null, waveMinutes, problem },
    ...{ accepted: [...accepted], createdAt: row.createdAt.toISOString() },
    ...{ createdBy: String(mapAccount(row.createdBy, mapping)), createdByName },
  }
}

/** Maps the locations of a published state. */
export function stateOf({ version, texts }: PublishedState, { number }: Mapping) {
  return {
    version,
    texts: texts.map((one) => ({
      language: one.language,
      locationId: one.locationId === null ? null : number('location', one.locationId),
      version: one.version,
    })),
  }
}

export function rolloutsLineSchema(): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(rolloutsLine, { io: 'input' })
  return schema
}
