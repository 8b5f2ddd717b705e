import { createSchema } from 'graphql-yoga'
import { typeDefinitions } from '#schema/api/type-definitions'
import { countAnswers } from './count-answers'
import { checkFieldRules } from './field-rules'
import { checkInputLimits } from './input-limits'
import type { RequestContext } from './operations/context'
import { resolvers } from './resolvers'

/** The GraphQL schema with its resolvers; a field without a resolver is read from its parent. */
export const graphqlSchema = createSchema<RequestContext>({
  typeDefs: typeDefinitions,
  resolvers,
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
})
checkFieldRules(graphqlSchema)
checkInputLimits(graphqlSchema)
countAnswers(graphqlSchema)
