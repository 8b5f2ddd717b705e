import { and, eq, isNull, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import kit from '#schema/records/kit/kit.record'
import { kitLocations, kits } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { columnAdapter } from '../column-adapter'
import type { AnyRecordWriter, RecordRow, StatusColumn } from '../record-writer'

const adapter = columnAdapter(kit, kits, {
  // Kits are never public, only the content made from them. Changing an active one still requires managing the network.
  visible: { where: sql`false`, of: ({ recordStatus }) => recordStatus === 'ACTIVE' },
})
const { status } = adapter.writer

/** The writer of kits. A kit that locations are still filling in can’t be removed. */
export const kitWriter: AnyRecordWriter = {
  ...adapter.writer,
  keepsExamples: true,
  ...(status && { status: keptWhileUsed(status) }),
}

export default { ...adapter, writer: kitWriter }

function keptWhileUsed(column: StatusColumn<RecordRow>): StatusColumn<RecordRow> {
  return {
    of: column.of,
    async write(tx, row, columns) {
      if (columns.status === 'ARCHIVED' || columns.status === 'DELETED') {
        const count = await tx.$count(
          kitLocations,
          and(eq(kitLocations.kitId, row.id), isNull(kitLocations.endedAt)),
        )
        if (count > 0)
          throw new ApiError('INVALID_TRANSITION', refusalFor('kitInUse', { count }), {
            allowed: [],
          })
      }
      return column.write(tx, row, columns)
    },
  }
}
