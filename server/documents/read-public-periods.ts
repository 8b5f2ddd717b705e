import DataLoader from 'dataloader'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { publicationPeriods, publications } from '../database/tables'
import type { ReadContext } from '../records/reading/read-context'

/** A period in which a version was public in a language; `to` is `null` while it still is (`PublicPeriod` in schema/api). */
export interface PublicPeriod {
  readonly version: number
  readonly language: string
  readonly locationId: number | null
  readonly from: Date
  readonly to: Date | null
}

interface VersionKey {
  readonly documentId: number
  readonly version: number
}
type PeriodLoader = DataLoader<VersionKey, readonly PublicPeriod[], string>

const loaders = new WeakMap<ReadContext, PeriodLoader>()

/** Returns the public periods of a version, loading all versions of a list in one batch. */
export function publicPeriodsOf(readContext: ReadContext, key: VersionKey) {
  const loader = loaders.get(readContext) ?? createLoader(readContext)
  loaders.set(readContext, loader)
  return loader.load(key)
}

function createLoader({ orm }: ReadContext): PeriodLoader {
  return new DataLoader(
    async (keys: readonly VersionKey[]) => {
      const [ended, live] = await Promise.all([
        orm
          .select()
          .from(publicationPeriods)
          .where(or(...whichOf(keys, publicationPeriods)))
          .orderBy(asc(publicationPeriods.from), asc(publicationPeriods.id)),
        orm
          .select()
          .from(publications)
          .where(or(...whichOf(keys, publications))),
      ])
      const all = [...ended, ...live.map((row) => ({ ...row, to: null }))]
      return keys.map(({ documentId, version }) =>
        all.filter((row) => row.documentId === documentId && row.version === version),
      )
    },
    { maxBatchSize: 100, cacheKeyFn: ({ documentId, version }) => `${documentId} ${version}` },
  )
}

function whichOf(
  keys: readonly VersionKey[],
  table: typeof publicationPeriods | typeof publications,
) {
  return [...new Set(keys.map(({ documentId }) => documentId))].map((id) =>
    and(
      eq(table.documentId, id),
      inArray(
        table.version,
        keys.filter(({ documentId }) => documentId === id).map(({ version }) => version),
      ),
    ),
  )
}
