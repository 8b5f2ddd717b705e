import type { DefinitionNode, DocumentNode } from 'graphql'
import { type Packed, unpack } from '#schema/api/packed-document'

/**
 * Restores the document that the build packed from a GraphQL template (`vite/compile-documents.ts`): its definitions, and each
 * fragment once. Unpacks lazily, because a screen uses only a few of its bundled queries.
 */
export function documentOf(
  packed: readonly Packed[],
  fragments: readonly DocumentNode[],
): DocumentNode {
  let definitions: readonly DefinitionNode[] | null = null
  return {
    kind: KIND,
    get definitions() {
      definitions ??= [
        ...new Set([...packed.map(unpack), ...fragments.flatMap((each) => each.definitions)]),
      ]
      return definitions
    },
  }
}

/** The value of `Kind.DOCUMENT`, used by type only. */
const KIND = 'Document' as DocumentNode['kind']
