import { ApiError, forPrograms } from '../../http/errors/api-error'
import { writerOf } from '..'
import type { AnyRecordWriter, StatusColumn } from '../record-writer'

type Schedulable = AnyRecordWriter & { readonly status: StatusColumn<never> }

/** Returns the writer of a kind that can be scheduled: kinds with public lists and a status, but without times of their own. */
export function schedulableWriter(kind: string): Schedulable {
  const writer = writerOf(kind)
  if (writer?.status && isSchedulable(writer)) return writer as Schedulable
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(`Records of the kind '${kind.slice(0, 100)}' can’t be scheduled.`),
  )
}

/** Excludes articles, which have times of their own, and locations and navigations, which are opened or published by hand. */
function isSchedulable({
  definition: { collection, shown, isInternal },
}: AnyRecordWriter): boolean {
  return collection !== null && shown.from === null && !isInternal
}
