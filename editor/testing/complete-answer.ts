import {
  buildSchema,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getVariableValues,
  type InlineFragmentNode,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { typeDefinitions } from '#schema/api/type-definitions'

type Variables = Readonly<Record<string, unknown>>
type Part = Readonly<Record<string, unknown>>

const schema = buildSchema(typeDefinitions)

/** For tests: variables as a server reads them, ids as text. */
export function readVariables(query: string, given: Variables): Record<string, unknown> {
  const operation = parse(query).definitions.find(isOperation)
  const { coerced } = getVariableValues(schema, operation?.variableDefinitions ?? [], given)
  // Values that the schema does not allow are for the test to judge.
  return { ...(coerced ?? given) }
}

function isOperation(each: DefinitionNode): each is OperationDefinitionNode {
  return each.kind === Kind.OPERATION_DEFINITION
}

/** For tests: an answer with all that was asked for, as a server has it. What a test does not name is empty. */
export function completeAnswer(query: string, variables: Variables, data: Part): Part {
  const { definitions } = parse(query)
  const operation = definitions.find(isOperation)
  const root = operation && schema.getRootType(operation.operation)
  if (!root) throw new Error('There is no operation in this query')
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  )
  return objectOf(root, operation.selectionSet, data)

  function objectOf(type: GraphQLObjectType, { selections }: SelectionSetNode, value: Part): Part {
    let found: Part = value
    for (const selection of selections.filter(isIncluded)) {
      if (selection.kind !== Kind.FIELD) found = objectOf(type, partsOf(selection), found)
      else {
        const { name, alias, selectionSet } = selection
        const key = (alias ?? name).value
        const field = type.getFields()[name.value]
        found = {
          ...found,
          [key]: field ? valueIn(field.type, selectionSet, found[key]) : type.name,
        }
      }
    }
    return found
  }

  function partsOf(selection: FragmentSpreadNode | InlineFragmentNode): SelectionSetNode {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection.selectionSet
    const fragment = fragments.get(selection.name.value)
    if (!fragment) throw new Error(`There is no fragment ${selection.name.value}`)
    return fragment.selectionSet
  }

  function isIncluded({ directives = [] }: SelectionNode): boolean {
    return directives.every(({ name, arguments: [given] = [] }) => {
      if (given?.value.kind !== Kind.VARIABLE) return true
      return Boolean(variables[given.value.name.value]) === (name.value === 'include')
    })
  }

  function valueIn(
    type: GraphQLOutputType,
    selections: SelectionSetNode | undefined,
    value: unknown,
  ): unknown {
    if (isNonNullType(type)) return presentOf(type.ofType, selections, value)
    return value === null || value === undefined ? null : presentOf(type, selections, value)
  }

  function presentOf(
    type: GraphQLOutputType,
    selections: SelectionSetNode | undefined,
    value: unknown,
  ): unknown {
    if (isListType(type)) {
      const items = Array.isArray(value) ? value : []
      return items.map((item) => valueIn(type.ofType, selections, item))
    }
    if (isObjectType(type) && selections) return objectOf(type, selections, (value ?? {}) as Part)
    return value ?? emptyOf(type)
  }
}

function emptyOf(type: GraphQLOutputType): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.value
  const name = 'name' in type ? type.name : ''
  if (name === 'Boolean') return false
  return name === 'Int' || name === 'Float' ? 0 : ''
}
