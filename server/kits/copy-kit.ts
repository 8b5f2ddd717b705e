import { definitions } from '#renderer/registry/definitions'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { type Replacements, replaceReference } from '#schema/fields/replace'
import { mapContent } from '#schema/page/map-content'
import type { Orm } from '../database/orm'
import type { KitDraft } from '../database/tables/kits'
import { createDocument } from '../documents/create-document'
import { parseContent } from '../documents/publications/revision-items'
import type { RequestContext } from '../graphql/operations/context'
import type { Principal } from '../people/access/principal'
import { saveInside } from '../records/save-record'
import { type MapText, mapTexts } from './blanks'
import { type DraftPage, type DraftRecord, kindOfKit } from './kit-drafts'

export interface CopyContext {
  readonly tx: Orm
  readonly context: RequestContext
  readonly principal: Principal
}

/** The copies made of a kit’s records. */
export interface RecordCopies {
  readonly drafts: readonly KitDraft[]
  /** Ids of the copies, by `kind id` of the originals. */
  readonly byOriginal: ReadonlyMap<string, number>
}

/** Copies a kit’s records as hidden drafts of a location. `valuesOf` returns the values of a copy. */
export async function copyRecords(
  copyContext: CopyContext,
  records: readonly DraftRecord[],
  locationId: number,
  valuesOf: (record: DraftRecord) => DraftRecord['values'] = ({ values }) => values,
): Promise<RecordCopies> {
  const drafts: KitDraft[] = []
  const byOriginal = new Map<string, number>()
  for (const record of records) {
    const { definition, writer } = kindOfKit(record.kind)
    const input = {
      ...valuesOf(record),
      ...(definition.status !== null && { [definition.status]: 'INACTIVE' }),
      locationId: String(locationId),
    }
    const made = await saveInside(copyContext, writer, { input })
    byOriginal.set(`${record.kind} ${record.id}`, made.id)
    drafts.push({ kind: record.kind, id: made.id })
  }
  return { drafts, byOriginal }
}

interface PageCopy {
  readonly page: DraftPage
  readonly locationId: number
  readonly type: 'PAGE' | 'TEMPLATE'
  /** Its address; `undefined` for one from its title, or none for a template. */
  readonly externalUrl: string | undefined
  readonly byOriginal: RecordCopies['byOriginal']
  readonly map?: MapText
}

/** Copies a kit’s page as a draft, replacing references to the kit’s records by the copies. */
export async function copyPage(
  { tx, context, principal }: CopyContext,
  { page, locationId, type, externalUrl, byOriginal, map = (text) => text }: PageCopy,
): Promise<number> {
  const by: Replacements = {
    record: (kind, key) => byOriginal.get(`${kind} ${key}`),
    page: () => undefined,
  }
  const own = page.items.filter(
    (item) => (item.locationId ?? DEFAULT_LOCATION_ID) === DEFAULT_LOCATION_ID,
  )
  const contentOf = (content: string) =>
    mapTexts(
      JSON.stringify(
        mapContent(parseContent(content), definitions, (field, value) =>
          replaceReference(field, value, by),
        ),
      ),
      map,
    )
  const document = await createDocument(
    { tx, principal, by: context },
    {
      ...{ title: map(page.title, false), description: map(page.description, false) },
      ...{ imageId: page.imageId, type, visibility: 'PUBLIC', externalUrl, locationId },
      ...{ topicId: undefined, expectedVersion: undefined, autosave: false, children: [] },
      items: own.map(({ content, ...item }) => ({
        ...{ ...item, locationId },
        ...{ title: map(item.title, false), description: map(item.description, false) },
        content: content === null ? undefined : contentOf(content),
      })),
    },
  )
  return document.id
}
