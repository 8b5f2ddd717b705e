import type { AnyRecord } from './record'

const modules = import.meta.glob<AnyRecord>('./*/*.record.ts', { eager: true, import: 'default' })

/** All kinds of records by name, alphabetically, collected from the folders. */
export const recordDefinitions: ReadonlyMap<string, AnyRecord> = new Map(
  Object.values(modules)
    .sort((a, b) => (a.kind < b.kind ? -1 : 1))
    .map((definition) => [definition.kind, definition]),
)

/** Returns the declaration of a kind; throws for an unknown name. */
export function recordDefinition(kind: string): AnyRecord {
  const definition = recordDefinitions.get(kind)
  if (!definition) throw new Error(`There is no kind of record '${kind}' in schema/records`)
  return definition
}
