import { refusalFor } from '#schema/api/refusals/refusals'
import { replaceReferences } from '#schema/fields/replace'
import type { Orm } from '../../../database/orm'
import type { locations } from '../../../database/tables'
import type { RequestContext } from '../../../graphql/operations/context'
import { ApiError } from '../../../http/errors/api-error'
import { recordAdapters } from '../../index'
import { MAX_LIST_LENGTH } from '../../reading/read-context'
import type { RecordAdapter } from '../../record-adapter'
import { saveInside } from '../../save-record'
import { type Copies, namedCopies } from './copied-content'

/** More of a kind are not copied at once: all of it is one transaction. */
const MAX_RECORDS = 1000

export interface Places {
  readonly model: typeof locations.$inferSelect
  readonly made: { readonly id: number; readonly slug: string }
  /** A text of the model with the names of the new location. */
  readonly adapted: (text: string) => string
}

interface Scene {
  readonly tx: Orm
  readonly context: RequestContext
}

/**
 * Copies what visitors of the model see of the kinds that are declared to be copied, with the same pictures. A record that names one
 * of a kind before it, or a page, names the copy.
 */
export async function copyRecords(
  scene: Scene,
  places: Places & Pick<Copies, 'pages'>,
  isWanted: (kind: string) => boolean,
): Promise<Copies> {
  const records = new Map<string, ReadonlyMap<unknown, number | string>>()
  const { model, made, pages } = places
  const copies = { pages, records, locations: new Map([[model.slug, made.slug]]) }
  for (const [kind, adapter] of recordAdapters)
    if (adapter.definition.copied && isWanted(kind))
      records.set(kind, await copyKind(scene, adapter, { ...places, ...copies }))
  return copies
}

async function copyKind(
  scene: Scene,
  adapter: RecordAdapter,
  { model, made, adapted, ...copied }: Places & Copies,
): Promise<ReadonlyMap<unknown, number | string>> {
  const { definition, writer, values } = adapter
  const { kind, fields, title } = definition
  if (!writer || !values)
    throw new Error(`Records of the kind '${kind}' are copied, but not written`)
  const by = namedCopies(copied)
  const originals = await shownAt(scene, adapter, model)
  const stored = await values(
    scene.tx,
    originals.map(({ id }) => id),
  )
  const copies = new Map<unknown, number | string>()
  for (const { id, key } of originals) {
    const storedValues = stored.get(id)?.values ?? {}
    const input = {
      ...replaceReferences(fields, storedValues, by),
      ...(fields[title]?.type === 'string' && { [title]: adapted(String(storedValues[title])) }),
      locationId: String(made.id),
    }
    const copy = await saveInside(scene, writer, { input })
    if (definition.key === 'id') copies.set(id, copy.id)
    else copies.set(key, writer.slugOf(copy) ?? key)
  }
  return copies
}

/** What visitors of a location see of a kind, or would if it were open, the oldest first. */
async function shownAt(
  { tx, context: { readContext } }: Scene,
  { definition, list }: RecordAdapter,
  { name, slug }: Places['model'],
) {
  const reading = { ...readContext, orm: tx, addCacheTag: () => undefined }
  const query = { locationSlug: slug, state: 'SHOWN', publicOnly: false } as const
  const found: { readonly id: number; readonly key: string }[] = []
  for (let offset = 0; offset <= MAX_RECORDS; offset += MAX_LIST_LENGTH) {
    const part = { first: MAX_LIST_LENGTH, offset, load: async () => [] }
    const rows = await (await list(reading, query, part)).nodes()
    found.push(...rows)
    if (rows.length < MAX_LIST_LENGTH) return found.sort((a, b) => a.id - b.id)
  }
  throw new ApiError(
    'LIMIT_EXCEEDED',
    refusalFor('manyRecordsToCopy', { name, most: MAX_RECORDS, kind: definition.kind }),
  )
}
