import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../../database/orm'
import { locations } from '../../../database/tables'
import { requireSignIn } from '../../../documents/document-row'
import type { RequestContext } from '../../../graphql/operations/context'
import { withIdempotency } from '../../../graphql/operations/idempotency'
import { inputId } from '../../../graphql/operations/ids'
import { ApiError, notFound } from '../../../http/errors/api-error'
import { can } from '../../../people/access/can'
import { type RecordArguments, saveInside } from '../../save-record'
import { locationWriter } from '../location.writer'
import { adaptedTo } from './adapted-names'
import { copyPages, findPages } from './copy-pages'
import { copyRecords } from './copy-records'

interface CopyArguments {
  readonly from: string
  readonly location: RecordArguments['input']
  readonly pages?: boolean | null
  readonly galleries?: boolean | null
  readonly layout?: boolean | null
  readonly idempotencyKey?: string | null
}

/** The result (`CopiedLocation` in schema/api). */
interface CopiedLocation {
  readonly id: number
  readonly slug: string
  readonly version: number
  readonly pages: number
  readonly galleries: number
}

/**
 * Creates a location from a model in one transaction. It is not open (INACTIVE), so that nothing is public before its texts are
 * checked.
 */
export function copyLocation(
  _: unknown,
  args: CopyArguments,
  context: RequestContext,
): Promise<CopiedLocation> {
  const principal = requireSignIn(context.principal)
  if (!can(principal, 'saveLive', { locationId: null, isPublic: false }))
    throw new ApiError('FORBIDDEN', refusalFor('locationsByNetwork'))
  const modelId = inputId(args.from, 'from')
  const key = args.idempotencyKey ?? null
  const payload = { copyLocation: { ...args, idempotencyKey: null } }
  return context.app.changes.write((tx) =>
    withIdempotency(tx, { principal, key, payload }, () => copy({ tx, context }, modelId, args)),
  )
}

async function copy(
  copyContext: { readonly tx: Orm; readonly context: RequestContext },
  modelId: number,
  { location: input, pages, galleries, layout }: CopyArguments,
): Promise<CopiedLocation> {
  const { tx } = copyContext
  const [model] = await tx.select().from(locations).where(eq(locations.id, modelId)).for('share')
  if (!model) throw notFound('location')
  const made = await saveInside(copyContext, createUnopenedWriter(model), {
    input: withTypeOf(model, input),
  })
  const types = [
    ...(pages === false ? [] : ['LOCATION', 'PAGE', 'SHARED']),
    ...(layout === false ? [] : ['LAYOUT']),
  ]
  const found = await findPages(tx, model, types)
  const places = { model, made, adapted: adaptedTo(model, made), pages: found.pages }
  const copies = await copyRecords(copyContext, places, (kind) => {
    if (kind === 'gallery') return galleries !== false
    if (kind === 'navigation') return layout !== false
    return pages !== false
  })
  const count = await copyPages(copyContext, found, { ...places, ...copies })
  return {
    ...{ id: made.id, slug: made.slug, version: made.version },
    ...{ pages: count, galleries: copies.records.get('gallery')?.size ?? 0 },
  }
}

/** Returns a writer of locations that are not open, with the level of the model. */
function createUnopenedWriter({
  level,
  levelName,
}: typeof locations.$inferSelect): typeof locationWriter {
  return {
    ...locationWriter,
    async write(writing) {
      const row = await locationWriter.write(writing)
      const unopened = { level, levelName, status: 'INACTIVE' } as const
      await writing.tx.update(locations).set(unopened).where(eq(locations.id, row.id))
      return { ...row, ...unopened }
    },
  }
}

/** Copies omitted fields from the model where that makes sense: its type and its colour. */
function withTypeOf(
  { typeName, typeDescription, accent }: typeof locations.$inferSelect,
  input: CopyArguments['location'],
): CopyArguments['location'] {
  return { typeName, typeDescription, accent, ...input }
}
