import type { Orm } from '../../database/orm'
import type { ArchivedKind } from '../archived-kinds'
import type { BagSource } from '../bag/bag-source'
import type { Mapping } from '../column-codec'
import type { ImportReport } from './import-report'
import type { ImportedIds } from './imported-ids'

/** One import, inside its transaction. */
export interface ImportContext {
  readonly tx: Orm
  readonly bag: BagSource
  readonly network: string
  readonly kinds: ReadonlyMap<string, ArchivedKind>
  readonly ids: ImportedIds
  readonly report: ImportReport
  /** Whether what is there and another is overwritten. */
  readonly overwrites: boolean
}

/** Greater than any number of an archive: a record of the database that the archive does not have is equal to none of its own. */
const OUTSIDE = 1_000_000_000

/** From numbers of the archive to ids. */
export function toDatabase({ ids }: Pick<ImportContext, 'ids'>): Mapping {
  return { number: (kind, number) => ids.id(kind, number), cleans: true }
}

/** From ids to numbers of the archive, to compare what is stored with its lines. */
export function toArchive({ ids }: Pick<ImportContext, 'ids'>): Mapping {
  return { number: (kind, id) => ids.number(kind, id) ?? OUTSIDE + id, cleans: false }
}
