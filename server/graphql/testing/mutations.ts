import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { graphqlSchema } from '../schema'

const fields = graphqlSchema.getMutationType()?.getFields() ?? {}

/** For tests: every mutation of the schema by its name. */
export const mutations: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  Object.entries(fields),
)

/** For tests: the text that calls a mutation with all its arguments as variables, and asks for every plain field of the answer. */
export function callOf(name: string): string {
  const field = mutations.get(name)
  const type = field && getNamedType(field.type)
  if (!field || !type) throw new Error(`There is no mutation '${name}'`)
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  return `mutation (${variables}) { answer: ${name}(${given}) ${plainFields(type)} }`
}

/** Nothing is chosen of an answer that is a single value. */
function plainFields(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return ''
  const plain = Object.values(type.getFields()).filter((one) => isLeafType(getNamedType(one.type)))
  return `{ ${plain.map((one) => one.name).join(' ')} }`
}
