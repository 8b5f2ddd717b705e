import type { DocumentNode } from 'graphql'
import { type Packed, unpack } from '#schema/api/packed-document'

/** What the build makes of a template of gql (`vite/compile-documents.ts`): its definitions, and each fragment it spreads once. */
export function documentOf(
  packed: readonly Packed[],
  fragments: readonly DocumentNode[],
): DocumentNode {
  const spread = fragments.flatMap((fragment) => fragment.definitions)
  return { kind: KIND, definitions: [...new Set([...packed.map(unpack), ...spread])] }
}

/** `Kind.DOCUMENT` by its type alone. */
const KIND = 'Document' as DocumentNode['kind']
