import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { locations } from '../../database/tables'
import { withMediaRevision } from '../../media/media-revisions'
import { recordAdapters } from '../../records'
import { createRevision, saveInitialRevision } from '../../records/record-revisions'
import type { AnyRecordWriter, RecordRow } from '../../records/record-writer'
import type { ArchivedKind } from '../archived-kinds'
import type { Row } from '../record-lines'

interface Overwrite {
  readonly id: number
  /** The archived row. */
  readonly row: Row
  /** The existing version: those of the archive follow it. */
  readonly offset: number
}

const IMPORT = { id: 'import', name: 'Import' }

/** Overwrites an existing record with the archived one; the existing one stays in the history. */
export async function overwriteRecord(
  tx: Orm,
  kind: ArchivedKind,
  { id, row, offset }: Overwrite,
): Promise<void> {
  const columns = {
    ...row,
    ...raiseVersion('version', row, offset),
    ...raiseVersion('publishedVersion', row, offset),
  }
  const update = async () => {
    await tx.update(kind.table).set(columns).where(eq(kind.id, id))
  }
  const writer = recordAdapters.get(kind.kind)?.writer
  if (kind.kind === 'media') {
    const { original, ...others } = columns as Row
    // An archived picture without its file doesn't remove the existing file.
    const kept = original === null ? others : columns
    await withMediaRevision(tx, id, { action: 'save', principal: IMPORT }, async () => {
      await tx.update(kind.table).set(kept).where(eq(kind.id, id))
    })
  } else if (writer && kind.definition?.api.writes) await withRevision(tx, { writer, id }, update)
  else await update()
}

async function withRevision(
  tx: Orm,
  { writer, id }: { readonly writer: AnyRecordWriter; readonly id: number },
  update: () => Promise<void>,
): Promise<void> {
  const timeZones = new Map(
    (await tx.select({ id: locations.id, zone: locations.timeZone }).from(locations)).map((row) => [
      row.id,
      row.zone,
    ]),
  )
  const timeZoneOf = ({ locationId }: RecordRow) => timeZones.get(locationId ?? 0) ?? 'UTC'
  const revised = { tx, writer, timeZoneOf }
  const before = await writer.find(tx, id)
  if (before) await saveInitialRevision(revised, before)
  await update()
  const after = await writer.find(tx, id)
  if (after) await createRevision(revised, after, { action: 'save', principal: null })
}

function raiseVersion(name: string, row: Row, offset: number): Row {
  const version = row[name]
  return typeof version === 'number' ? { [name]: version + offset } : {}
}
