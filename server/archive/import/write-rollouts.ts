import { eq } from 'drizzle-orm'
import { keptPages, pageRollouts } from '../../database/tables'
import type { PublishedState } from '../../database/tables/page-rollouts'
import { linesFile } from '../bag/archive-format'
import { ArchiveProblem } from '../bag/archive-problem'
import { jsonLines } from '../bag/read-lines'
import { mapAccount } from '../column-codec'
import {
  ROLLOUTS,
  type RolloutsLine,
  readRolloutLines,
  rolloutsLine,
  stateOf,
} from '../rollout-lines'
import { type ImportContext, toArchive, toDatabase } from './importing'

const BATCH_SIZE = 500

interface FoundLine {
  readonly line: number
  readonly json: RolloutsLine
}

/**
 * Writes which locations see a change of a page later: with the page, because it names versions of it. Where the page wasn't
 * written, what is here stays.
 */
export async function writeRollouts(importing: ImportContext, withHistory: boolean): Promise<void> {
  const file = linesFile(ROLLOUTS)
  for await (const { line, json } of jsonLines(importing.bag, file)) {
    const parsed = rolloutsLine.safeParse(json)
    if (!parsed.success || !namesOwnRollouts(parsed.data))
      throw new ArchiveProblem(
        `${file}, line ${line}, has no rollouts that this release knows. Use the release that made the archive, or a newer one.`,
      )
    await writeOfPage(importing, { line, json: parsed.data }, withHistory)
  }
}

function namesOwnRollouts({ rollouts, kept }: RolloutsLine): boolean {
  return kept.every((one) => Math.max(one.shownBefore, one.rollout ?? 0) <= rollouts.length)
}

async function writeOfPage(
  importing: ImportContext,
  { line, json }: FoundLine,
  withHistory: boolean,
): Promise<void> {
  const { tx, ids, report } = importing
  const { documentId: number } = json
  const listed = { file: linesFile(ROLLOUTS), line, title: '' }
  if (ids.isAbsent('document', number)) {
    const message = 'It belongs to a document that is in neither the archive nor this database.'
    return report.list(ROLLOUTS, { ...listed, state: 'missing', message })
  }
  const id = ids.id('document', number)
  const offset = ids.offset('document', number)
  if (offset === null) {
    const reading = { tx, mapping: toArchive(importing), withHistory }
    for await (const stored of readRolloutLines(reading, [id]))
      if (isSame(stored, json)) return report.count(ROLLOUTS, 'equal')
    const message =
      'Its page is kept as it is here, so locations keep the versions that they show here.'
    return report.list(ROLLOUTS, { ...listed, state: 'conflict', message })
  }
  await tx.delete(keptPages).where(eq(keptPages.documentId, id))
  await tx.delete(pageRollouts).where(eq(pageRollouts.documentId, id))
  await insert(importing, { id, offset }, json)
  report.count(ROLLOUTS, offset === 0 ? 'new' : 'changed')
}

function isSame(stored: RolloutsLine, json: RolloutsLine): boolean {
  return JSON.stringify(rolloutsLine.parse(stored)) === JSON.stringify(json)
}

async function insert(
  importing: ImportContext,
  { id: documentId, offset }: { readonly id: number; readonly offset: number },
  { rollouts, kept }: RolloutsLine,
): Promise<void> {
  const { tx, ids } = importing
  const mapping = toDatabase(importing)
  const stateHere = (state: PublishedState) => laterState(stateOf(state, mapping), offset)
  const rolloutIds: number[] = []
  for (const { before, after, nextAt, createdAt, createdBy, ...one } of rollouts) {
    const [row] = await tx
      .insert(pageRollouts)
      .values({
        ...{ ...one, documentId, before: stateHere(before), after: stateHere(after) },
        ...{ nextAt: nextAt === null ? null : new Date(nextAt), createdAt: new Date(createdAt) },
        createdBy: String(mapAccount(createdBy, mapping)),
      })
      .returning({ id: pageRollouts.id })
    if (!row) throw new Error(`A rollout of document ${documentId} was not written`)
    rolloutIds.push(row.id)
  }
  // A location that is nowhere shows nothing.
  const rows = kept
    .filter(({ locationId }) => !ids.isAbsent('location', locationId))
    .map(({ locationId, shownBefore, rollout, keptAt, ...one }) => ({
      ...{ ...one, documentId, locationId: ids.id('location', locationId) },
      shownBefore: rolloutIds[shownBefore - 1] ?? 0,
      rolloutId: rollout === null ? null : (rolloutIds[rollout - 1] ?? null),
      keptAt: new Date(keptAt),
    }))
  for (let at = 0; at < rows.length; at += BATCH_SIZE)
    await tx
      .insert(keptPages)
      .values(rows.slice(at, at + BATCH_SIZE))
      .onConflictDoNothing()
}

/** Continues the version numbers of an overwritten page. */
export function laterState({ version, texts }: PublishedState, offset: number): PublishedState {
  return {
    version: version + offset,
    texts: texts.map((one) => ({ ...one, version: one.version + offset })),
  }
}
