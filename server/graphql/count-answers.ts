import {
  defaultFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import type { RequestContext } from './operations/context'

/** Quotation marks, colon and comma around a value, in bytes. */
const AROUND = 6

/** Wraps the leaf fields of a schema to count the size of their values. JSON is counted when its text is read. */
export function countAnswers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver
      if (!isLeafType(getNamedType(field.type))) continue
      field.resolve = (parent, args, context: RequestContext, info) => {
        const value: unknown = resolve(parent, args, context, info)
        context.answer.add(
          AROUND + field.name.length + (typeof value === 'string' ? value.length : 0),
        )
        return value
      }
    }
  }
}
