import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Fields } from '#schema/fields'
import type { AnyRecord } from '#schema/records/record'
import { recordAdapters } from '../records'
import type { ArchivedRows, ArchivedTable, RecordAdapter } from '../records/record-adapter'
import { type ColumnCodec, fieldColumn, numberOf, plainColumn } from './column-codec'
import { otherKinds } from './other-kinds'
import { specialColumns } from './special-columns'

export type Codecs = Readonly<Record<string, ColumnCodec>>

/** With the codecs of its columns. */
export interface ArchivedPart extends ArchivedRows {
  readonly codecs: Codecs
}

/** Records of one kind: one file of the archive, with one record per line. */
export interface ArchivedKind extends ArchivedTable {
  /** Also the name of its file: `data/event.jsonl`. */
  readonly kind: string
  readonly id: PgColumn
  /** `null` for kinds without a declaration: documents, search answers. */
  readonly definition: AnyRecord | null
  readonly codecs: Codecs
  readonly parts: readonly ArchivedPart[]
  /** Its prefix in the audit log: `article`, as in `article:7`. */
  readonly chain: string
}

/** Returns every kind in an archive, each after those its foreign keys refer to. Collected from the adapters. */
export function archivedKinds(): ReadonlyMap<string, ArchivedKind> {
  const found = sources()
  const kindOf = new Map(found.map(({ kind, table }) => [table, kind]))
  const kinds = found.map((source) => kindFrom(source, kindOf))
  return new Map(sorted(kinds).map((each) => [each.kind, each]))
}

/** Returns the kinds and columns of an archive with or without people. */
export function kindsOfArchive(withPeople: boolean): ReadonlyMap<string, ArchivedKind> {
  const all = archivedKinds()
  if (withPeople) return all
  const others = [...all.values()].filter(({ isPersonal }) => !isPersonal)
  return new Map(others.map((one) => [one.kind, { ...one, codecs: impersonal(one) }]))
}

/** Returns the codecs of columns that are also in archives without people. */
export function impersonal({
  codecs,
  personal = {},
}: {
  readonly codecs: Codecs
  readonly personal?: Readonly<Record<string, unknown>>
}): Codecs {
  return omitCodecs(codecs, personal)
}

function omitCodecs(codecs: Codecs, columns: Readonly<Record<string, unknown>>): Codecs {
  return Object.fromEntries(
    Object.entries(codecs).filter(([name]) => !Object.hasOwn(columns, name)),
  )
}

interface Source extends ArchivedTable {
  readonly kind: string
  readonly definition: AnyRecord | null
}

function sources(): readonly Source[] {
  const declared = [...recordAdapters.values()].flatMap((adapter): Source[] => {
    const { definition } = adapter
    const table = adapter.archived ?? archivedByColumns(adapter)
    return table ? [{ kind: definition.kind, definition, ...table }] : []
  })
  const further = Object.entries(otherKinds).map(([kind, one]) => ({
    kind,
    definition: null,
    ...one,
  }))
  return [...declared, ...further].sort((a, b) => (a.kind < b.kind ? -1 : 1))
}

function archivedByColumns({ definition, stored }: RecordAdapter): ArchivedTable | null {
  if (!stored) return null
  const { title, shown } = definition
  const columns = getTableColumns(stored.table)
  const known =
    'slug' in columns ? ['slug'] : [title, ...(shown.from ? [shown.from] : []), 'startsAt']
  return {
    ...{ table: stored.table, title },
    known: ['locationId', ...known].filter((name) => name in columns),
  }
}

function kindFrom(source: Source, kindOf: ReadonlyMap<PgTable, string>): ArchivedKind {
  const { kind, definition, table, omitted = {}, parts = [] } = source
  const { id } = getTableColumns(table) as Readonly<Record<string, PgColumn>>
  if (!id) throw new Error(`The table of '${kind}' has no column 'id'`)
  const fields = definition?.fields ?? {}
  const { id: _, ...all } = codecsOf(table, { fields, kindOf })
  const codecs = omitCodecs(all, omitted)
  return {
    ...{ ...source, id, codecs },
    chain: definition?.api.chain ?? kind,
    parts: parts.map((part) => {
      const { id: __, [part.owner]: ___, ...own } = codecsOf(part.table, { fields, kindOf })
      return { ...part, codecs: own }
    }),
  }
}

interface CodecSources {
  readonly fields: Fields
  readonly kindOf: ReadonlyMap<PgTable, string>
}

/** Returns the codecs of a table's columns, by name. */
export function codecsOf(table: PgTable, { fields, kindOf }: CodecSources): Codecs {
  const foreign = foreignKinds(table, kindOf)
  const own = specialColumns.get(table) ?? {}
  return Object.fromEntries(
    Object.entries(getTableColumns(table) as Readonly<Record<string, PgColumn>>).map(
      ([name, column]) => [name, own[name] ?? codecOf(name, column)],
    ),
  )

  function codecOf(name: string, column: PgColumn): ColumnCodec {
    const kind = foreign.get(column.name)
    if (kind !== undefined) return { ...numberOf(kind, column), foreign: kind }
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return field
      ? fieldColumn(field as Parameters<typeof fieldColumn>[0], column)
      : plainColumn(column)
  }
}

/** Returns the kinds that a table's foreign keys refer to, by column name. */
function foreignKinds(table: PgTable, kindOf: ReadonlyMap<PgTable, string>) {
  return new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const kind = kindOf.get(foreignTable)
      return kind === undefined ? [] : columns.map(({ name }) => [name, kind] as const)
    }),
  )
}

/** Sorts kinds so that each follows its dependencies. */
function sorted(kinds: readonly ArchivedKind[]): readonly ArchivedKind[] {
  const done = new Set<string>()
  const ordered: ArchivedKind[] = []
  while (ordered.length < kinds.length) {
    const next = kinds.find(
      (one) => !done.has(one.kind) && neededKinds(one).every((kind) => done.has(kind)),
    )
    if (!next) throw new Error('The foreign keys of records go round in a circle')
    done.add(next.kind)
    ordered.push(next)
  }
  return ordered
}

function neededKinds({ kind, codecs }: ArchivedKind): readonly string[] {
  return Object.values(codecs).flatMap(({ foreign }) =>
    foreign === undefined || foreign === kind ? [] : foreign,
  )
}
