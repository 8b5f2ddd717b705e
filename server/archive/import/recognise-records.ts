import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { documents } from '../../database/tables'
import type { ArchivedKind } from '../archived-kinds'
import { columnOf, decodeRow, type Line, type Row } from '../record-lines'
import type { ImportedIds } from './imported-ids'

export interface KeyedNumber {
  readonly number: number
  readonly key: string
}

export interface KeyedLine extends KeyedNumber {
  readonly json: Line
}

export interface BatchOfKind {
  readonly kind: ArchivedKind
  readonly lines: readonly KeyedLine[]
}

/** Matches records without a known key by their content; returns the others. */
export async function recogniseAll(
  tx: Orm,
  ids: ImportedIds,
  { kind, lines }: BatchOfKind,
): Promise<readonly KeyedLine[]> {
  const identified = lines.flatMap((line) => {
    const values = knownValues(kind, line, ids)
    return values ? [{ line, values }] : []
  })
  if (identified.length === 0) return lines
  const found = await findMatchingRows(
    tx,
    kind,
    identified.map(({ values }) => values),
  )
  const recognised = new Set<KeyedLine>()
  for (const { line, values } of identified) {
    const rows = found.filter(
      (row) =>
        signOf(kind, row) === signOf(kind, values) &&
        ids.number(kind.kind, Number(row.id)) === undefined,
    )
    const [row] = rows
    // If several records match, the right one can't be determined.
    if (!row || (rows.length > 1 && kind.kind !== 'media')) continue
    ids.set(kind.kind, line.number, Number(row.id), 'recognised')
    if (kind.kind === 'document') await recogniseTopic(tx, ids, { line, row })
    recognised.add(line)
  }
  return lines.filter((line) => !recognised.has(line))
}

/**
 * Returns the identifying values of a line; `null` if it can’t be matched: a page without an address, a picture without a file.
 */
function knownValues(kind: ArchivedKind, { json }: KeyedLine, ids: ImportedIds): Row | null {
  if (kind.known.length === 0) return null
  const codecs = Object.fromEntries(
    kind.known.flatMap((name) => {
      const codec = kind.codecs[name]
      return codec ? [[name, codec] as const] : []
    }),
  )
  const values = decodeRow(codecs, json, {
    number: (of, number) => ids.id(of, number),
    cleans: false,
  })
  const isBare =
    (kind.kind === 'document' && values.externalUrl === null && values.type !== 'LAYOUT') ||
    (kind.kind === 'media' && values.original === null)
  return isBare ? null : values
}

async function findMatchingRows(
  tx: Orm,
  { kind, table, known }: ArchivedKind,
  values: readonly Row[],
): Promise<readonly Row[]> {
  const conditions = values.map((row): SQL | undefined =>
    and(
      ...known.map((name) => {
        const column = columnOf(table, name)
        const value = row[name]
        return value === null || value === undefined ? isNull(column) : eq(column, value)
      }),
    ),
  )
  const isThere = kind === 'document' ? ne(documents.recordStatus, 'DELETED') : undefined
  return tx
    .select()
    .from(table)
    .where(and(or(...conditions), isThere))
    .orderBy(columnOf(table, 'id'))
}

function signOf({ known }: ArchivedKind, row: Row): string {
  return JSON.stringify(known.map((name) => row[name] ?? null))
}

async function recogniseTopic(
  tx: Orm,
  ids: ImportedIds,
  { line, row }: { readonly line: KeyedLine; readonly row: Row },
): Promise<void> {
  const [page] = await tx
    .select({ topicId: documents.topicId })
    .from(documents)
    .where(eq(documents.id, Number(row.id)))
  const number = line.json.topicId
  if (page && typeof number === 'number') ids.set('topic', number, page.topicId, 'recognised')
}
