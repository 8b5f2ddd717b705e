import { createSchema } from 'graphql-yoga'
import { typeDefinitions } from '#schema/api/type-definitions'
import type { RequestContext } from '../operations/context'
import { countAnswers } from './cost/count-answers'
import { checkInputLimits } from './cost/input-limits'
import { checkFieldRules } from './field-rules'
import { resolvers } from './resolvers'

/** The GraphQL schema with its resolvers; a field without one is answered from its parent. */
export const graphqlSchema = createSchema<RequestContext>({
  typeDefs: typeDefinitions,
  resolvers,
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
})
checkFieldRules(graphqlSchema)
checkInputLimits(graphqlSchema)
countAnswers(graphqlSchema)
