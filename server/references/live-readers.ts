import { and, asc, inArray } from 'drizzle-orm'
import type { AnyField, Fields } from '#schema/fields'
import { type StoredSource, storedSources } from '../database/stored-sources'
import { picturesNamedIn } from '../published/picture-address'
import {
  at,
  type LiveReader,
  liveReaders,
  type PictureReference,
  READ_AT_ONCE,
} from './live-references'

/** What a kind points at where visitors see it; throws for one that nothing reads. */
export function liveReader(kind: string): LiveReader {
  if (Object.hasOwn(liveReaders, kind)) return liveReaders[kind as keyof typeof liveReaders]
  const source = derivedSources().get(kind)
  if (!source) throw new Error(`Nothing reads what records of the kind '${kind}' point at`)
  return (orm, asked) => liveRecords(source, orm, asked)
}

/** The kinds whose pictures their fields name, by the name of their audit log; of the others `live-references.ts` knows more. */
export function derivedSources(): ReadonlyMap<string, StoredSource> {
  const derived = [...storedSources.values()].filter(
    ({ definition }) => !Object.hasOwn(liveReaders, definition.api.chain),
  )
  return new Map(derived.map((source) => [source.definition.api.chain, source]))
}

async function liveRecords(
  { definition, stored, values }: StoredSource,
  ...[orm, asked]: Parameters<LiveReader>
): ReturnType<LiveReader> {
  const { table, id, isPublic } = stored
  const rows = await orm
    .select({ id })
    .from(table)
    .where(and(inArray(id, [...asked.ids]), isPublic(new Date())))
    .orderBy(asc(id))
    .limit(READ_AT_ONCE)
  const ids = rows.map((row) => row.id as number)
  const read = await values(orm, ids)
  return ids.map((one) => ({
    id: one,
    references: picturesIn(definition.fields, read.get(one)?.values ?? {}),
  }))
}

/** The pictures that a record shows: in its fields, and in its formatted texts. */
function picturesIn(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): readonly PictureReference[] {
  return (Object.entries(fields) as [string, AnyField][]).flatMap(([name, field]) => {
    const value = values[name]
    if (field.type === 'media') return at(name, (value ?? null) as number | null)
    if (field.type === 'medias') return at(name, ...(value as readonly number[]))
    const inText = at(name, ...picturesNamedIn(JSON.stringify(value ?? '')))
    if (field.type !== 'array') return inText
    const items = value as readonly Readonly<Record<string, unknown>>[]
    const inItems = items.flatMap((item) => picturesIn(field.of, item))
    return [...inText, ...at(name, ...inItems.map(({ mediaId }) => mediaId))]
  })
}
