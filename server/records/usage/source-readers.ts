import { isSource, kindsIn, type Orm, type StoredKind, type StoredSource } from '../../database/orm'
import { documentRows } from './document-references'
import { overrideRows } from './override-references'
import { type SourceRows, uniqueReferences } from './reference'
import { targetsInText, targetsOf } from './targets-in'

/** Reference sources that are not records: pages and locations’ overrides. */
const pages = [
  ['document', documentRows],
  ['pageOverride', overrideRows],
] as const

/** A kind that may define its own references, if its records are not rows of one table. */
export type PointingKind = StoredKind & { readonly source?: SourceRows }

interface PointingRows extends SourceRows {
  /** The kind it is listed as. */
  readonly kind: string
}

/** Returns all reference sources, by audit chain name; those of records follow from their declared fields. */
export function sourcesIn(orm: Orm): ReadonlyMap<string, PointingRows> {
  // The adapters passed when the database was opened (`server/records`); `database/` knows only their stored part.
  const kinds = [...kindsIn(orm).values()] as readonly PointingKind[]
  return new Map([
    ...pages.map(([kind, rows]) => [kind, { ...rows, kind }] as const),
    ...kinds.flatMap((of) => {
      const rows = of.source ?? (isSource(of) ? recordRows(of) : null)
      const { kind, api } = of.definition
      return rows ? [[api.chain, { ...rows, kind }] as const] : []
    }),
  ])
}

/** Returns one reference source; throws for an unknown kind. */
export function sourceOf(orm: Orm, chain: string): SourceRows {
  const source = sourcesIn(orm).get(chain)
  if (!source) throw new Error(`Nothing reads what records of the kind '${chain}' point at`)
  return source
}

function recordRows({ definition, stored }: StoredSource): SourceRows {
  const fields = Object.entries(definition.fields)
  return {
    ...{ table: stored.table, id: stored.id },
    names: ({ orm }, ids) => stored.names(orm, ids),
    read: async (orm, { ids }) =>
      (await stored.read(orm, ids)).map(({ values, texts, isVisible, ...record }) => ({
        ...record,
        state: isVisible ? 'LIVE' : 'DRAFT',
        references: [
          ...fields.flatMap(([name, field]) =>
            uniqueReferences(name, targetsOf({ [name]: field }, values)),
          ),
          ...uniqueReferences('texts', targetsInText(texts.join(' '))),
        ],
      })),
  }
}
