import type { Orm } from '../../database/orm'
import type { ArchivedKind } from '../archived-kinds'
import type { BagSource } from '../bag/bag-source'
import type { Mapping } from '../column-codec'
import type { ImportReport } from './import-report'
import type { ImportedAccounts } from './imported-accounts'
import type { ImportedIds } from './imported-ids'

/** The context of an import, inside its transaction. */
export interface ImportContext {
  readonly tx: Orm
  readonly bag: BagSource
  readonly network: string
  readonly kinds: ReadonlyMap<string, ArchivedKind>
  readonly ids: ImportedIds
  readonly accounts: ImportedAccounts
  readonly report: ImportReport
  /** True if existing records that differ are overwritten. */
  readonly overwrites: boolean
}

/** Greater than any archive number, so that a database record not in the archive never equals one that is. */
const OUTSIDE = 1_000_000_000

/** Maps archive numbers to ids. */
export function toDatabase({ ids, accounts }: Pick<ImportContext, 'ids' | 'accounts'>): Mapping {
  return {
    number: (kind, number) => ids.id(kind, number),
    account: (id) => accounts.id(id),
    person: (id) => accounts.existing(id),
    cleans: true,
  }
}

/** Maps ids to archive numbers, to compare stored values with lines. */
export function toArchive({ ids, accounts }: Pick<ImportContext, 'ids' | 'accounts'>): Mapping {
  return {
    number: (kind, id) => ids.number(kind, id) ?? OUTSIDE + id,
    account: (id) => accounts.archived(id),
    person: (id) => accounts.archived(id),
    cleans: false,
  }
}
