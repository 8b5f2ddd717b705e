import type { AnyRecord } from './record'

const modules = import.meta.glob<AnyRecord>('./*/*.record.ts', { eager: true, import: 'default' })

/** Every kind of record there is, by its name, in the order of the alphabet. Found by folder: no list to keep. */
export const recordDefinitions: ReadonlyMap<string, AnyRecord> = new Map(
  Object.values(modules)
    .sort((a, b) => (a.kind < b.kind ? -1 : 1))
    .map((definition) => [definition.kind, definition]),
)

/** The declaration of a kind; throws for a name that no folder declares. */
export function recordDefinition(kind: string): AnyRecord {
  const definition = recordDefinitions.get(kind)
  if (!definition) throw new Error(`There is no kind of record '${kind}' in schema/records`)
  return definition
}
