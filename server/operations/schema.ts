import { createSchema } from 'graphql-yoga'
import type { RequestContext } from './context'
import { countAnswers } from './cost/count-answers'
import { resolvers } from './resolvers'

const files = import.meta.glob<string>('../../schema/api/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The GraphQL schema of `schema/api/` with its resolvers; a field without one is answered from its parent. */
export const graphqlSchema = createSchema<RequestContext>({
  typeDefs: Object.values(files),
  resolvers,
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
})
countAnswers(graphqlSchema)
