import type { AnyBlock, RawProps } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { folderOf, folderOfBlock } from './block-name'
import { definitions } from './definitions'

const modules = import.meta.glob<RawProps>('../blocks/*/*.sample.ts', {
  eager: true,
  import: 'default',
})
const byFolder = new Map(Object.entries(modules).map(([path, sample]) => [folderOf(path), sample]))

/** The blocks in each slot of a sample container. */
const INSIDE = ['Text', 'Media']

/** A block with its sample values and the pages it is allowed on. */
interface StoredSample {
  readonly block: StoredBlock
  readonly targets: readonly string[]
}

/** A sample of every block in stored form, rendered by the documentation and browser tests. */
export const storedSamples: readonly StoredSample[] = [...definitions.values()]
  .filter(({ isReference }) => !isReference)
  .map((definition) => ({
    block: storedSample(definition, 'sample'),
    targets: definition.targets,
  }))

function storedSample(definition: AnyBlock, prefix: string): StoredBlock {
  const folder = folderOfBlock(definition.name)
  const id = `${prefix}-${folder}`
  const block = newBlock(definition, id, byFolder.get(folder))
  const slots = Object.keys(definition.slots).map((slot) => {
    const inside = INSIDE.map((name) => {
      const contained = definitions.get(name)
      if (!contained) throw new Error(`There is no block '${name}' to put into a sample`)
      return storedSample(contained, `${id}-${slot}`)
    })
    return [slot, inside]
  })
  return slots.length === 0 ? block : { ...block, slots: Object.fromEntries(slots) }
}
