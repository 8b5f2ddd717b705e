import type { AnyField, Fields } from '#schema/fields'
import { type StoredSource, storedSources } from '../database/stored-sources'
import { picturesNamedIn } from '../published/picture-address'
import { at, type LiveReader, liveReaders, type PictureReference } from './live-references'

/** What a kind points at where visitors see it; throws for one that nothing reads. */
export function liveReader(kind: string): LiveReader {
  if (Object.hasOwn(liveReaders, kind)) return liveReaders[kind as keyof typeof liveReaders]
  const source = derivedSources().get(kind)
  if (!source) throw new Error(`Nothing reads what records of the kind '${kind}' point at`)
  return (orm, asked) => liveRecords(source, orm, asked)
}

/** The kinds of records that are one table each, by the names of their audit logs: their fields name their pictures. */
export function derivedSources(): ReadonlyMap<string, StoredSource> {
  return new Map([...storedSources.values()].map((source) => [source.definition.api.chain, source]))
}

async function liveRecords(
  { definition, stored }: StoredSource,
  ...[orm, { ids }]: Parameters<LiveReader>
): ReturnType<LiveReader> {
  const live = await stored.live(orm, ids)
  return live.map(({ values, texts, ...record }) => ({
    ...record,
    references: [
      ...picturesIn(definition.fields, values),
      ...at('texts', ...picturesNamedIn(texts.join(' '))),
    ],
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
    if (field.type === 'medias') return at(name, ...((value ?? []) as readonly number[]))
    const inText = at(name, ...picturesNamedIn(JSON.stringify(value ?? '')))
    if (field.type !== 'array') return inText
    const items = (value ?? []) as readonly Readonly<Record<string, unknown>>[]
    const inItems = items.flatMap((item) => picturesIn(field.of, item))
    return [...inText, ...at(name, ...inItems.map(({ mediaId }) => mediaId))]
  })
}
