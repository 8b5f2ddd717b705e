import type { DefinitionNode, DocumentNode } from 'graphql'
import { type Packed, unpack } from '#schema/api/packed-document'

/**
 * What the build makes of a template of gql (`vite/compile-documents.ts`): its definitions, and each fragment it spreads once. They are
 * unpacked when they are first read: a screen asks few of the questions that come with it.
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

/** `Kind.DOCUMENT` by its type alone. */
const KIND = 'Document' as DocumentNode['kind']
