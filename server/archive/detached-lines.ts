import { and, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../database/orm'
import { detachedPages } from '../database/tables'
import { type JsonSchema, type Mapping, mapAccount } from './column-codec'
import { publishedState, stateOf, versionsIn } from './rollout-lines'

/** The name of their file, and in reports. */
export const DETACHED = 'detached'

/** A page of the network that a location keeps as it was. Attached ones are history of one database. */
export const detachedLine = z.strictObject({
  documentId: z.int().min(1),
  locationId: z.int().min(1),
  state: publishedState,
  detachedAt: z.iso.datetime(),
  detachedBy: z.string().max(10_000),
  detachedByName: z.string().max(10_000),
})
export type DetachedLine = z.infer<typeof detachedLine>

/** Yields a line for each location that has detached one of the pages, in the order of the ids. */
export async function* readDetachedLines(
  { tx, mapping }: { readonly tx: Orm; readonly mapping: Mapping },
  documentIds: readonly number[],
): AsyncGenerator<DetachedLine> {
  const rows = await readDetached(tx, documentIds)
  for (const id of documentIds)
    yield* rows
      .filter(({ documentId }) => documentId === id)
      .map((row) => ({
        documentId: mapping.number('document', id),
        locationId: mapping.number('location', row.locationId),
        state: stateOf(row.state, mapping),
        detachedAt: row.detachedAt.toISOString(),
        detachedBy: String(mapAccount(row.detachedBy, mapping)),
        detachedByName: row.detachedByName,
      }))
      .toSorted((a, b) => a.locationId - b.locationId)
}

/** Returns the versions that locations keep of pages, as `document version`. */
export async function versionsInDetached(
  tx: Orm,
  documentIds: readonly number[],
): Promise<readonly string[]> {
  const rows = await readDetached(tx, documentIds)
  return rows.flatMap(({ documentId, state }) => versionsIn(documentId, state))
}

function readDetached(tx: Orm, documentIds: readonly number[]) {
  const isOfThese = inArray(detachedPages.documentId, [...documentIds])
  return tx
    .select()
    .from(detachedPages)
    .where(and(isOfThese, isNull(detachedPages.attachedAt)))
}

export function detachedLineSchema(): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(detachedLine, { io: 'input' })
  return schema
}
