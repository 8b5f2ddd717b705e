import type { RawProps } from '#schema/block/block'
import { folderOf, folderOfBlock } from './block-name'

const loaders = import.meta.glob<RawProps>('../blocks/*/*.sample.ts', { import: 'default' })
const byFolder = new Map(Object.entries(loaders).map(([path, load]) => [folderOf(path), load]))

/** The good example of a block, fetched when it is asked for; `null` for a block without one. */
export async function sampleOf(name: string): Promise<RawProps | null> {
  return (await byFolder.get(folderOfBlock(name))?.()) ?? null
}
