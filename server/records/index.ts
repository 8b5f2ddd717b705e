import { recordDefinitions } from '#schema/records'
import { type ColumnTable, columnAdapter } from './column-adapter'
import type { RecordAdapter } from './record-adapter'
import type { AnyRecordWriter } from './record-writer'

const adapters = import.meta.glob<RecordAdapter>('./*/*.adapter.ts', {
  eager: true,
  import: 'default',
})
const tables = import.meta.glob<ColumnTable>('./*/*.table.ts', { eager: true, import: 'default' })

/**
 * The storage adapters of record kinds, by name, collected from the folders. A kind whose fields are its table’s columns needs no
 * adapter, only `server/records/sponsor/sponsor.table.ts`.
 */
export const recordAdapters: ReadonlyMap<string, RecordAdapter> = new Map(
  [...Object.values(adapters), ...Object.entries(tables).map(ofTable)].map((adapter) => [
    adapter.definition.kind,
    adapter,
  ]),
)

/** Returns the writer of a kind; `undefined` for an unknown kind, or one with separate mutations. */
export function writerOf(kind: string): AnyRecordWriter | undefined {
  return recordAdapters.get(kind)?.writer
}

function ofTable([path, table]: [string, ColumnTable]): RecordAdapter {
  const folder = path.split('/').at(1) ?? ''
  const kind = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const definition = recordDefinitions.get(kind)
  if (!definition)
    throw new Error(
      `server/records/${path} stores '${kind}', which schema/records does not declare`,
    )
  return columnAdapter(definition, table)
}
