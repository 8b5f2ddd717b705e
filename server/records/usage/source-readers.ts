import { type Orm, type StoredSource, storedSources } from '../../database/orm'
import { readDocuments, readTopics } from './document-references'
import { readPageOverrides } from './override-references'
import { at, type SourceReader } from './reference'
import { targetsInText, targetsOf } from './targets-in'

/** What points at something and is no record of one table: pages, what locations have of them otherwise, and topics with their texts. */
export const ownReaders = {
  document: readDocuments,
  topic: readTopics,
  pageOverride: readPageOverrides,
} as const satisfies Record<string, SourceReader>

/** What a kind points at; throws for one that nothing reads. */
export function sourceReader(orm: Orm, kind: string): SourceReader {
  if (Object.hasOwn(ownReaders, kind)) return ownReaders[kind as keyof typeof ownReaders]
  const source = derivedSources(orm).get(kind)
  if (!source) throw new Error(`Nothing reads what records of the kind '${kind}' point at`)
  return recordReader(source)
}

/** The kinds of records that are one table each, by the names of their audit logs: their fields say what they point at. */
export function derivedSources(orm: Orm): ReadonlyMap<string, StoredSource> {
  return new Map(storedSources(orm).map((source) => [source.definition.api.chain, source]))
}

function recordReader({ definition, stored }: StoredSource): SourceReader {
  const fields = Object.entries(definition.fields)
  return async (orm, { ids }) =>
    (await stored.read(orm, ids)).map(({ values, texts, isVisible, ...record }) => ({
      ...record,
      state: isVisible ? 'LIVE' : 'DRAFT',
      references: [
        ...fields.flatMap(([name, field]) => at(name, targetsOf({ [name]: field }, values))),
        ...at('texts', targetsInText(texts.join(' '))),
      ],
    }))
}
