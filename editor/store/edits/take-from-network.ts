import type { Draft } from 'immer'
import type { StoredBlock, StoredField } from '#schema/page/content'
import type { Edit } from './edited-page'
import { readBlock } from './edited-page'

/**
 * Resets a block (without its children), or one of its fields, to the network's records, byte for byte, so that no difference
 * remains.
 */
export function takeFromNetwork(network: StoredBlock, field: string | null): Edit {
  return (page) => {
    const block = readBlock(page, network.id)
    const next =
      field === null
        ? { ...network, ...(block.slots && { slots: block.slots }) }
        : { ...block, fields: fieldsWith(block, network, field) }
    page.tree.blocks.set(network.id, next as Draft<StoredBlock>)
  }
}

function fieldsWith(
  block: StoredBlock,
  network: StoredBlock,
  field: string,
): readonly StoredField[] {
  const isSameField = ({ name }: StoredField) => name === field
  const theirs = network.fields.filter(isSameField)
  const at = block.fields.findIndex(isSameField)
  const others = block.fields.filter((each) => !isSameField(each))
  // If the location removed the field, it is restored at the network's position.
  const place = at < 0 ? network.fields.findIndex(isSameField) : at
  return others.toSpliced(place < 0 ? others.length : place, 0, ...theirs)
}
