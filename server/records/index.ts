import type { RecordAdapter } from './record-adapter'

const modules = import.meta.glob<RecordAdapter>('./*/*.adapter.ts', {
  eager: true,
  import: 'default',
})

/** Where each kind of record is stored, by its name. Found by folder: no list to keep. */
export const recordAdapters: ReadonlyMap<string, RecordAdapter> = new Map(
  Object.values(modules).map((adapter) => [adapter.definition.kind, adapter]),
)
