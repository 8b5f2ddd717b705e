import { eq, inArray } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import type { AnyField } from '#schema/fields'
import type { StoredBlock } from '#schema/page/content'
import type { Difference, PageOverride } from '#schema/page/overrides/override'
import { textFields } from '#schema/page/page-fields'
import { propsOf } from '#schema/page/stored-props'
import type { Orm } from '../../database/orm'
import { documents, pageOverrides } from '../../database/tables'
import type { ReadContext } from '../reading/read-context'
import {
  type Reference,
  type SourceName,
  type SourceReferences,
  type SourceRows,
  uniqueReferences,
} from './reference'
import { targetsOf } from './targets-in'

/** References of locations’ overrides of network pages: in drafts, and published while the page is public. */
export const overrideRows: SourceRows = {
  ...{ table: pageOverrides, id: pageOverrides.id, names: overrideNames, read: readPageOverrides },
}

/** Returns names; an override has the name of its page. */
async function overrideNames(
  { orm }: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SourceName>> {
  const { id, documentId, locationId } = pageOverrides
  const rows = await orm
    .select({ id, documentId, locationId, title: documents.title })
    .from(pageOverrides)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map(({ id, documentId, ...row }) => [id, { ...row, kind: 'document', id: documentId }]),
  )
}

async function readPageOverrides(
  orm: Orm,
  { ids }: { readonly ids: readonly number[] },
): Promise<readonly SourceReferences[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({
      override: pageOverrides,
      publishedVersion: documents.publishedVersion,
      recordStatus: documents.recordStatus,
    })
    .from(pageOverrides)
    .innerJoin(documents, eq(documents.id, pageOverrides.documentId))
    .where(inArray(pageOverrides.id, [...ids]))
  return rows.flatMap(({ override, publishedVersion, recordStatus }): SourceReferences[] => {
    const { id, locationId, language, draft, published } = override
    const place = `${language}/${locationId}`
    const of = (state: 'LIVE' | 'DRAFT', differences: PageOverride): SourceReferences => ({
      ...{ id, locationId, state },
      references: differences.differences.flatMap((each) => referencesOf(place, each)),
    })
    const isPublic = publishedVersion !== null && recordStatus === 'ACTIVE'
    return [of('DRAFT', draft), ...(isPublic && published ? [of('LIVE', published)] : [])]
  })
}

/** Returns the ids of a document’s published overrides. */
export async function overridesOfDocument(
  orm: Orm,
  documentId: number,
): Promise<readonly number[]> {
  const rows = await orm
    .select({ id: pageOverrides.id })
    .from(pageOverrides)
    .where(eq(pageOverrides.documentId, documentId))
  return rows.map(({ id }) => id)
}

function referencesOf(place: string, difference: Difference): readonly Reference[] {
  switch (difference.kind) {
    case 'page':
      return difference.key === 'imageId'
        ? uniqueReferences(
            `${place}/image`,
            targetsOf({ imageId: textFields.imageId }, { imageId: difference.value }),
          )
        : []
    case 'added':
      return difference.added.hidden ? [] : ofBlock(place, difference.added)
    case 'field':
      return ofField(place, difference)
    default:
      return []
  }
}

function ofBlock(place: string, block: StoredBlock): readonly Reference[] {
  const definition = definitions.get(block.name)
  return definition
    ? uniqueReferences(
        `${place}/${block.id}`,
        targetsOf(definition.fields, propsOf(definition, block)),
      )
    : []
}

function ofField(
  place: string,
  { block, name, field, record }: Extract<Difference, { kind: 'field' }>,
): readonly Reference[] {
  const fields = definitions.get(name)?.fields ?? {}
  if (!record || !Object.hasOwn(fields, field)) return []
  const own = { [field]: fields[field] as AnyField }
  return uniqueReferences(`${place}/${block}`, targetsOf(own, { [field]: record.value }))
}
