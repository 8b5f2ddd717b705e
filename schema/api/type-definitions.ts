import { recordDefinitions } from '../records'
import { recordTypeDefinitions } from '../records/type-definitions'

const files = import.meta.glob<string>('./*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The whole GraphQL schema as text: what is written in `schema/api`, and what follows from the declarations of records. */
export const typeDefinitions = [
  ...Object.values(files),
  recordTypeDefinitions(recordDefinitions.values()),
].join('\n')
