import type { JsonLd, StructuredData } from '../parts/kit/view'
import { folderOf, folderOfBlock } from './block-name'

/** Structured data of any block, with its types erased. */
type AnyStructuredData = StructuredData<never>
type Input = Parameters<AnyStructuredData>[0]

const modules = import.meta.glob<AnyStructuredData>('../blocks/*/*.jsonld.ts', {
  eager: true,
  import: 'default',
})
const byFolder = new Map(
  Object.entries(modules).map(([path, describe]) => [folderOf(path), describe]),
)

/** Returns a block's structured data for search engines; empty if the block defines none. Server only. */
export function structuredDataOf(
  name: string,
  input: Omit<Input, 'props' | 'data'> & { readonly props: unknown; readonly data: unknown },
): readonly JsonLd[] {
  // The props were read by the definition with this name, so they have the type its file expects.
  return byFolder.get(folderOfBlock(name))?.(input as Input) ?? []
}
