import { ApiError, forPrograms } from '../../http/errors/api-error'
import { writerOf } from '..'
import type { AnyRecordWriter, StatusColumn } from '../record-writer'

type Schedulable = AnyRecordWriter & { readonly status: StatusColumn<never> }

/** How a kind that can be scheduled is written: those with lists that visitors see, a status, and no times of their own. */
export function schedulableWriter(kind: string): Schedulable {
  const writer = writerOf(kind)
  if (writer?.status && isSchedulable(writer)) return writer as Schedulable
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(`Records of the kind '${kind.slice(0, 100)}' can’t be scheduled.`),
  )
}

/** Articles have times of their own; locations are opened, and navigations published, by hand. */
function isSchedulable({
  definition: { collection, shown, isInternal },
}: AnyRecordWriter): boolean {
  return collection !== null && shown.from === null && !isInternal
}
