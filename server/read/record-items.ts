import type { AnyField, Fields } from '#schema/fields'
import type { Orm } from '../database/orm'
import type { LoadMedia } from './media'
import type { RecordSource } from './record-sources'

/** What records' fields hold as pages show it, by id: pictures as media items. Whoever asks has seen to who may read them. */
export async function readRecordItems(
  { definition: { fields }, values }: RecordSource,
  ids: readonly number[],
  { orm, load }: { readonly orm: Orm; readonly load: LoadMedia },
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const stored = values ? await values(orm, ids) : new Map<number, never>()
  const read = [...stored].map(
    async ([id, record]) => [id, await withPictures(fields, record.values, load)] as const,
  )
  return new Map(await Promise.all(read))
}

async function withPictures(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  load: LoadMedia,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(fields) as [string, AnyField][]
  const shown = entries.map(async ([name, field]) => {
    const value = values[name]
    if (field.type === 'medias') return [name, await load(value as readonly number[])] as const
    if (field.type !== 'media' || typeof value !== 'number') return [name, value ?? null] as const
    return [name, (await load([value]))[0] ?? null] as const
  })
  return Object.fromEntries(await Promise.all(shown))
}
