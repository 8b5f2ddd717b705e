import { inArray } from 'drizzle-orm'
import { locations, users } from '../../database/tables'
import type { ReadContext } from '../reading/read-context'
import type { SourceName } from './reference'
import { sourcesIn } from './source-readers'

type Source = Pick<ReferenceNode, 'kind' | 'id' | 'isLive' | 'isDraft'> & {
  readonly versionAt: number | null
}

/** Adds titles and locations to sources, with one statement per kind. */
export async function nameSources(
  readContext: ReadContext,
  sources: readonly Source[],
): Promise<readonly ReferenceNode[]> {
  const kinds = [...new Set(sources.map(({ kind }) => kind))]
  const [places, ...known] = await Promise.all([
    namedLocations(readContext),
    ...kinds.map(async (kind) => {
      const ids = sources.flatMap((source) => (source.kind === kind ? source.id : []))
      return [kind, await namesOf(readContext, kind, ids)] as const
    }),
  ])
  const byKind = new Map(known)
  const pointing = sourcesIn(readContext.orm)
  return sources.flatMap(({ kind, versionAt, ...source }) => {
    const named = byKind.get(kind)?.get(source.id)
    if (!named) return []
    const locationId = versionAt ?? named.locationId
    const place = locationId === null ? undefined : places.get(locationId)
    return {
      ...{ ...source, kind: pointing.get(kind)?.kind ?? kind, ...named, locationId },
      ...{ locationName: place?.name ?? null, versionAt: (versionAt && place?.slug) || null },
    }
  })
}

/** Returns the current names of the subjects of audit chains (`document:5`), by chain; deleted ones are omitted. */
export async function namesOfChains(
  readContext: ReadContext,
  chains: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const idsByKind = new Map<string, string[]>()
  for (const chain of new Set(chains)) {
    const [kind = '', id = ''] = chain.split(':', 2)
    if (id !== '') idsByKind.set(kind, [...(idsByKind.get(kind) ?? []), id])
  }
  const named = await Promise.all(
    [...idsByKind].map(async ([kind, ids]) => {
      const names = await subjectNames(readContext, kind, ids)
      return [...names].map(([id, name]) => [`${kind}:${id}`, name] as const)
    }),
  )
  return new Map(named.flat())
}

async function subjectNames(
  readContext: ReadContext,
  kind: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (kind === 'account') return accountNames(readContext, ids)
  const named = await namesOf(readContext, kind, ids.map(Number).filter(Number.isSafeInteger))
  return new Map([...named].map(([id, { title }]) => [String(id), title]))
}

async function accountNames({ orm }: ReadContext, ids: readonly string[]) {
  const rows = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function namedLocations({ orm }: ReadContext) {
  const { id, name, slug } = locations
  const rows = await orm.select({ id, name, slug }).from(locations)
  return new Map(rows.map((row) => [row.id, row]))
}

async function namesOf(
  readContext: ReadContext,
  chain: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SourceName>> {
  // References use the same names of kinds as the audit log.
  return (await sourcesIn(readContext.orm).get(chain)?.names(readContext, ids)) ?? new Map()
}

/** A page or record that refers to another (`Reference` in schema/api). */
export interface ReferenceNode {
  readonly kind: string
  readonly id: number
  readonly title: string
  readonly locationId: number | null
  readonly locationName: string | null
  /** The slug of the location whose version of a page it is. */
  readonly versionAt: string | null
  readonly isLive: boolean
  readonly isDraft: boolean
}
