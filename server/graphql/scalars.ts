import { GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql'
import { isStorable } from '#schema/entities/local-time'
import { ApiError, forPrograms } from '../http/errors/api-error'

/** Any JSON value, passed through unchanged. */
export const jsonScalar = new GraphQLScalarType({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
})

/** An instant in ISO 8601 with offset or Z, such as `2026-11-20T18:30:00Z`; returned in UTC. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : undefined),
})

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

function readInstant(value: unknown): Date {
  const instant = new Date(typeof value === 'string' && INSTANT.test(value) ? value : Number.NaN)
  if (Number.isNaN(instant.getTime()) || !isStorable(instant))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('Write a date and time like 2026-11-20T18:30:00Z, in the years 1 to 9999'),
    )
  return instant
}
