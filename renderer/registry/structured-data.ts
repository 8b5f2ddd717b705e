import type { JsonLd, StructuredData } from '../parts/kit/view'
import { folderOf, folderOfBlock } from './block-name'

/** What any block tells search engines, its own types forgotten. */
type AnyStructuredData = StructuredData<never>
type Input = Parameters<AnyStructuredData>[0]

const modules = import.meta.glob<AnyStructuredData>('../blocks/*/*.jsonld.ts', {
  eager: true,
  import: 'default',
})
const byFolder = new Map(
  Object.entries(modules).map(([path, describe]) => [folderOf(path), describe]),
)

/** What a block tells search engines about what it shows; nothing for a block without words for them. Server only. */
export function structuredDataOf(
  name: string,
  input: Omit<Input, 'props' | 'data'> & { readonly props: unknown; readonly data: unknown },
): readonly JsonLd[] {
  // The props were read by the definition of this very name, so they are those its file expects.
  return byFolder.get(folderOfBlock(name))?.(input as Input) ?? []
}
