import { and, eq, isNull } from 'drizzle-orm'
import { detachedPages } from '../../database/tables'
import { linesFile } from '../bag/archive-format'
import { ArchiveProblem } from '../bag/archive-problem'
import { jsonLines } from '../bag/read-lines'
import { mapAccount } from '../column-codec'
import { DETACHED, type DetachedLine, detachedLine, readDetachedLines } from '../detached-lines'
import { stateOf } from '../rollout-lines'
import { type ImportContext, toArchive, toDatabase } from './importing'
import { laterState } from './write-rollouts'

/**
 * Writes which locations have detached a page: with the page, because they keep versions of it. Where the page wasn't written,
 * what is here stays.
 */
export async function writeDetached(importing: ImportContext): Promise<void> {
  const file = linesFile(DETACHED)
  for await (const { line, json } of jsonLines(importing.bag, file)) {
    const parsed = detachedLine.safeParse(json)
    if (!parsed.success)
      throw new ArchiveProblem(
        `${file}, line ${line}, has no detached page that this release knows. Use the release that made the archive, or a newer one.`,
      )
    await writeOne(importing, line, parsed.data)
  }
}

async function writeOne(importing: ImportContext, line: number, json: DetachedLine): Promise<void> {
  const { tx, ids, report } = importing
  const listed = { file: linesFile(DETACHED), line, title: '' }
  const absent = (['document', 'location'] as const).find((kind) =>
    ids.isAbsent(kind, json[`${kind}Id`]),
  )
  if (absent) {
    const message = `It belongs to a ${absent} that is in neither the archive nor this database.`
    return report.list(DETACHED, { ...listed, state: 'missing', message })
  }
  const documentId = ids.id('document', json.documentId)
  const locationId = ids.id('location', json.locationId)
  const offset = ids.offset('document', json.documentId)
  if (offset === null) {
    for await (const stored of readDetachedLines({ tx, mapping: toArchive(importing) }, [
      documentId,
    ]))
      if (isSame(stored, json)) return report.count(DETACHED, 'equal')
    const message = 'Its page is kept as it is here, so the location shows what it shows here.'
    return report.list(DETACHED, { ...listed, state: 'conflict', message })
  }
  const mapping = toDatabase(importing)
  const isThere = and(
    ...[eq(detachedPages.documentId, documentId), eq(detachedPages.locationId, locationId)],
    isNull(detachedPages.attachedAt),
  )
  await tx.delete(detachedPages).where(isThere)
  await tx.insert(detachedPages).values({
    ...{ documentId, locationId, state: laterState(stateOf(json.state, mapping), offset) },
    ...{ detachedAt: new Date(json.detachedAt), detachedByName: json.detachedByName },
    detachedBy: String(mapAccount(json.detachedBy, mapping)),
  })
  report.count(DETACHED, offset === 0 ? 'new' : 'changed')
}

function isSame(stored: DetachedLine, json: DetachedLine): boolean {
  return JSON.stringify(detachedLine.parse(stored)) === JSON.stringify(json)
}
