import { eq, inArray } from 'drizzle-orm'
import { type Orm, storedSources } from '../../database/orm'
import { documents, locations, pageOverrides, topicItems, users } from '../../database/tables'
import { can } from '../../people/access/can'
import type { ReadContext } from '../reading/read-context'

type Source = Pick<ReferenceNode, 'kind' | 'id' | 'isLive' | 'isDraft'>
/** With the kind and the id of what is listed in its place, where that is something else. */
type Named = Pick<ReferenceNode, 'title' | 'locationId'> &
  Partial<Pick<ReferenceNode, 'kind' | 'id'>>

/** Gives sources their titles and locations: a statement for each kind among them. */
export async function nameSources(
  readContext: ReadContext,
  sources: readonly Source[],
): Promise<readonly ReferenceNode[]> {
  const kinds = [...new Set(sources.map(({ kind }) => kind))]
  const [places, ...known] = await Promise.all([
    locationNames(readContext),
    ...kinds.map(async (kind) => {
      const ids = sources.flatMap((source) => (source.kind === kind ? source.id : []))
      return [kind, await namesOf(readContext, kind, ids)] as const
    }),
  ])
  const byKind = new Map(known)
  return sources.flatMap(({ kind, ...source }) => {
    const named = byKind.get(kind)?.get(source.id)
    if (!named) return []
    const locationName = named.locationId === null ? null : (places.get(named.locationId) ?? null)
    return { ...source, kind: kindOfChain(readContext.orm, kind), ...named, locationName }
  })
}

/** What the subjects of audit chains (`document:5`) are called now, by chain; those that are gone are left out. */
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

async function locationNames({ orm }: ReadContext): Promise<ReadonlyMap<number, string>> {
  const rows = await orm.select({ id: locations.id, name: locations.name }).from(locations)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function namesOf(
  readContext: ReadContext,
  kind: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  if (kind === 'document') return pageNames(readContext, ids)
  if (kind === 'topic') return topicNames(readContext, ids)
  if (kind === 'pageOverride') return overrideNames(readContext, ids)
  return (
    (await sourceOfChain(readContext.orm, kind)?.stored.names(readContext.orm, ids)) ?? new Map()
  )
}

/** A page that the caller may not see is listed, but without its title. */
async function pageNames({ orm, principal }: ReadContext, ids: readonly number[]) {
  const rows = await orm
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
  return new Map(
    rows.map(({ id, title, locationId, publishedVersion, publishedVisibility }) => {
      const isPublic = publishedVersion !== null && publishedVisibility === 'PUBLIC'
      const isSeen = can(principal, 'read', { locationId, isPublic })
      return [id, { title: isSeen ? title : 'A page you don’t have access to', locationId }]
    }),
  )
}

/** What a location has otherwise of a page is named by the page. */
async function overrideNames(
  readContext: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const { id, documentId, locationId } = pageOverrides
  const rows = await readContext.orm
    .select({ id, documentId, locationId, title: documents.title })
    .from(pageOverrides)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.id,
      { title: row.title, locationId: row.locationId, kind: 'document', id: row.documentId },
    ]),
  )
}

async function topicNames({ orm }: ReadContext, ids: readonly number[]) {
  const rows = await orm
    .select({ id: topicItems.topicId, title: topicItems.title })
    .from(topicItems)
    .where(inArray(topicItems.topicId, [...ids]))
  return new Map(rows.map(({ id, title }) => [id, { title, locationId: null }]))
}

/** References name kinds as the audit log does. */
function sourceOfChain(orm: Orm, chain: string) {
  return storedSources(orm).find(({ definition }) => definition.api.chain === chain)
}

function kindOfChain(orm: Orm, chain: string): string {
  return sourceOfChain(orm, chain)?.definition.kind ?? chain
}

/** A page or a record that points at another (`Reference` in schema/api). */
export interface ReferenceNode {
  readonly kind: string
  readonly id: number
  readonly title: string
  readonly locationId: number | null
  readonly locationName: string | null
  readonly isLive: boolean
  readonly isDraft: boolean
}
