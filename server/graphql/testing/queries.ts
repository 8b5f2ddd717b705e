import { type GraphQLArgument, getNamedType, isEnumType, isNonNullType } from 'graphql'
import event from '#schema/records/event/event.record'
import { graphqlSchema } from '../schema'
import { type PlaceName, places } from './policy'

type Variables = Readonly<Record<string, unknown>>

/** For tests: the text that asks a query for its plainest answer. */
export function queryOf(name: string): string {
  const field = graphqlSchema.getQueryType()?.getFields()[name]
  if (!field) throw new Error(`There is no query '${name}'`)
  const args = field.args.filter(isGiven)
  const variables = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const type = getNamedType(field.type)
  const isLeaf = !('getFields' in type)
  return `query ${variables && `(${variables})`} { ${name}${given && `(${given})`} ${isLeaf ? '' : '{ __typename }'} }`
}

/** For tests: something for each argument that has to be given. */
export function queryVariables(name: string, place: PlaceName): Variables {
  const args = graphqlSchema.getQueryType()?.getFields()[name]?.args.filter(isGiven) ?? []
  return Object.fromEntries(args.map((argument) => [argument.name, exampleOf(argument, place)]))
}

function isGiven(argument: GraphQLArgument): boolean {
  return isNonNullType(argument.type) || argument.name === 'locationId'
}

const EXAMPLES: Readonly<Record<string, string>> = {
  documentId: '3',
  kind: event.kind,
  locationSlug: 'ottawa',
  slug: 'ottawa',
  path: '/',
  language: 'en-US',
}

function exampleOf({ name, type }: GraphQLArgument, place: PlaceName): unknown {
  if (name === 'locationId') {
    const id = places[place] ?? (isNonNullType(type) ? places.own : null)
    return id === null ? null : String(id)
  }
  const named = EXAMPLES[name]
  if (named !== undefined) return named
  const ofType = getNamedType(type)
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name
  if (ofType.name === 'Int') return 1
  if (ofType.name === 'DateTime') return '2026-11-20T18:30:00Z'
  return String(type).startsWith('[') ? ['1'] : '1'
}
