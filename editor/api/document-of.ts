import type { DefinitionNode, DocumentNode } from 'graphql'

/** What the build makes of a template of gql (`vite/compile-documents.ts`): its definitions, and each fragment it spreads once. */
export function documentOf(
  definitions: readonly DefinitionNode[],
  fragments: readonly DocumentNode[],
): DocumentNode {
  const spread = fragments.flatMap((fragment) => fragment.definitions)
  return { kind: KIND, definitions: [...new Set([...definitions, ...spread])] }
}

/** `Kind.DOCUMENT` by its type alone. */
const KIND = 'Document' as DocumentNode['kind']
