import type { RecordStatus } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { checkRecordTransition } from '../documents/transitions'
import type { RecordRow, SavedBy, StatusColumn } from './record-writer'

/** The status as forms offer it: archived and deleted records count as hidden. */
type Offered = 'ACTIVE' | 'INACTIVE'

export function shownRecordStatus(status: string): Offered {
  return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'
}

/** The status after saving; throws INVALID_TRANSITION when it cannot follow the current one. */
export function nextRecordStatus(from: RecordStatus, to: Offered): RecordStatus {
  if (from === to) return from
  checkRecordTransition(from, to)
  return to
}

/** The columns of records that have no status besides the record status: they are public while it is ACTIVE. */
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

/** Updates the row, with a status that may follow the current one, or inserts a new row. */
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
