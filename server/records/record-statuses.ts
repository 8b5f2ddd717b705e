import type { RecordStatus } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { checkRecordTransition } from '../documents/transitions'
import type { RecordRow, SavedBy, StatusColumn } from './record-writer'

/** What a form offers of the status of a record: what is archived or deleted is seen by nobody else either. */
type Offered = 'ACTIVE' | 'INACTIVE'

export function shownRecordStatus(status: string): Offered {
  return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'
}

/** The status after saving; INVALID_TRANSITION where the one does not follow the other. */
export function nextRecordStatus(from: RecordStatus, to: Offered): RecordStatus {
  if (from === to) return from
  checkRecordTransition(from, to)
  return to
}

/** The columns of records that are public as long as they are active, and have no other status. */
interface StatusRow extends RecordRow {
  readonly title: string
  readonly recordStatus: RecordStatus
}

/** What `RecordWriter` needs to know of such records; `set` writes columns of one row and returns it. */
export function shownByRecordStatus<Row extends StatusRow>(
  set: (tx: Orm, id: number, columns: SavedBy & Pick<Row, 'recordStatus'>) => Promise<Row[]>,
) {
  const statusOf = ({ recordStatus }: Row) => recordStatus
  const status: StatusColumn<Row> = {
    of: statusOf,
    async write(tx, { id }, { status: recordStatus, ...savedBy }) {
      const [row] = await set(tx, id, { ...savedBy, recordStatus })
      if (!row) throw new Error(`Record ${id} was locked and does not exist any more`)
      return row
    },
  }
  return {
    titleOf: ({ title }: Row) => title,
    statusOf,
    isPublic: ({ recordStatus }: Row) => recordStatus === 'ACTIVE',
    status,
  }
}

/** Writes a row: changes the one before, with the status that follows its own, or inserts a new one. */
export async function writeRow<Row extends StatusRow>(
  {
    before,
    values,
    savedBy,
  }: {
    readonly before: Row | null
    readonly values: { readonly recordStatus: Offered }
    readonly savedBy: SavedBy
  },
  to: {
    update(id: number, columns: SavedBy & { recordStatus: RecordStatus }): Promise<Row[]>
    insert(columns: SavedBy & { recordStatus: RecordStatus }): Promise<Row[]>
  },
): Promise<Row> {
  const { recordStatus } = values
  const [row] = before
    ? await to.update(before.id, {
        ...savedBy,
        recordStatus: nextRecordStatus(before.recordStatus, recordStatus),
      })
    : await to.insert({ ...savedBy, recordStatus })
  if (!row) throw new Error(`Record ${before?.id ?? ''} was not written`)
  return row
}
