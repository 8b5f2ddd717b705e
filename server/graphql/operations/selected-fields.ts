import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/** Returns the names of the fields that a query requests of a list’s nodes. */
export function fieldsOfNodes(info: GraphQLResolveInfo): ReadonlySet<string> {
  const lists = info.fieldNodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet))
  const nodes = lists.filter(({ name }) => name.value === 'nodes')
  return new Set(
    nodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet)).map(({ name }) => name.value),
  )

  function fieldsIn(set: SelectionSetNode | undefined): readonly FieldNode[] {
    return (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection]
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet)
      return fieldsIn(info.fragments[selection.name.value]?.selectionSet)
    })
  }
}

type FieldNode = GraphQLResolveInfo['fieldNodes'][number]
