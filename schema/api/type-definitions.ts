import { parse } from 'graphql'
import { recordDefinitions } from '../records'
import { recordTypeDefinitions, type WrittenNames } from '../records/type-definitions'

const files = import.meta.glob<string>('./*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const written = Object.values(files).join('\n')

/** The types and fields written in `schema/api`. All other types of a record kind follow from its declaration. */
export const writtenNames: WrittenNames = new Set(
  parse(written, { noLocation: true }).definitions.flatMap((definition) => {
    const isType =
      definition.kind === 'ObjectTypeDefinition' || definition.kind === 'ObjectTypeExtension'
    if (!isType) return []
    const type = definition.name.value
    return [type, ...(definition.fields ?? []).map(({ name }) => `${type}.${name.value}`)]
  }),
)

/** The whole GraphQL schema as text. */
export const typeDefinitions = `${written}\n${recordTypeDefinitions(recordDefinitions.values(), writtenNames)}`
