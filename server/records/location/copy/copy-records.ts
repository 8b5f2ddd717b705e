import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
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

/** Maximum number of records per kind, because all are copied in one transaction. */
const MAX_RECORDS = 1000

export interface Places {
  readonly model: typeof locations.$inferSelect
  readonly made: { readonly id: number; readonly slug: string }
  /** Replaces the model’s names in a text by those of the new location. */
  readonly adapted: (text: string) => string
}

interface CopyContext {
  readonly tx: Orm
  readonly context: RequestContext
}

/**
 * Copies the model’s public records of the kinds declared for copying, with the same pictures. References to pages and to records
 * of previous kinds are replaced by references to copies.
 */
export async function copyRecords(
  copyContext: CopyContext,
  places: Places & Pick<Copies, 'pages'>,
  isWanted: (kind: string) => boolean,
): Promise<Copies> {
  const records = new Map<string, ReadonlyMap<unknown, number | string>>()
  const { model, made, pages } = places
  const copies = { pages, records, locations: new Map([[model.slug, made.slug]]) }
  for (const [kind, adapter] of recordAdapters)
    if (adapter.definition.copied && isWanted(kind))
      records.set(kind, await copyKind(copyContext, adapter, { ...places, ...copies }))
  return copies
}

async function copyKind(
  copyContext: CopyContext,
  adapter: RecordAdapter,
  { model, made, adapted, ...copied }: Places & Copies,
): Promise<ReadonlyMap<unknown, number | string>> {
  const { definition, writer, values } = adapter
  const { kind, fields, title } = definition
  if (!writer || !values)
    throw new Error(`Records of the kind '${kind}' are copied, but not written`)
  const by = namedCopies(copied)
  const originals = await shownAt(copyContext, adapter, model)
  const stored = await values(
    copyContext.tx,
    originals.map(({ id }) => id),
  )
  const copies = new Map<unknown, number | string>()
  for (const { id, key } of originals) {
    const storedValues = stored.get(id)?.values ?? {}
    // A record of the default location that can be the network's is followed, not copied.
    const isEither = 'onlyHere' in fields
    if (isEither && model.id === DEFAULT_LOCATION_ID && storedValues.onlyHere !== true) continue
    const input = {
      ...replaceReferences(fields, storedValues, by),
      ...(fields[title]?.type === 'string' && { [title]: adapted(String(storedValues[title])) }),
      ...(isEither && { onlyHere: false }),
      locationId: String(made.id),
    }
    const copy = await saveInside(copyContext, writer, { input })
    if (definition.key === 'id') copies.set(id, copy.id)
    else copies.set(key, writer.slugOf(copy) ?? key)
  }
  return copies
}

/** Reads the records of a kind that are public at a location, or would be if it were open, oldest first. */
async function shownAt(
  { tx, context: { readContext } }: CopyContext,
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
