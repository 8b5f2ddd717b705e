import { isSource, kindsIn, type Orm, type StoredKind, type StoredSource } from '../../database/orm'
import { documentRows } from './document-references'
import { overrideRows } from './override-references'
import { at, type SourceRows } from './reference'
import { targetsInText, targetsOf } from './targets-in'

/** What points at something and is no record: pages, and what locations have of them otherwise. */
const pages = [
  ['document', documentRows],
  ['pageOverride', overrideRows],
] as const

/** A kind whose records are no rows of one table says itself what they point at. */
export type PointingKind = StoredKind & { readonly source?: SourceRows }

interface PointingRows extends SourceRows {
  /** The kind that it is listed as. */
  readonly kind: string
}

/** Everything that points at something, by the names of their audit logs: the fields of records say what they point at. */
export function sourcesIn(orm: Orm): ReadonlyMap<string, PointingRows> {
  // The adapters that the database was opened with (`server/records`), of which `database/` knows what is stored.
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

/** Where one of them is; throws for a kind that nothing reads. */
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
          ...fields.flatMap(([name, field]) => at(name, targetsOf({ [name]: field }, values))),
          ...at('texts', targetsInText(texts.join(' '))),
        ],
      })),
  }
}
