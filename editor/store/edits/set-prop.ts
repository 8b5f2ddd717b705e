import type { Draft } from 'immer'
import type { AnyBlock } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { rawProps, withProp } from '#schema/page/stored-props'
import type { Edit } from './edited-page'
import { readBlock } from './edited-page'

/** Sets one field of a block. Setting its current value changes nothing. */
export function setProp(definition: AnyBlock, id: string, name: string, value: unknown): Edit {
  return (page) => {
    const block = readBlock(page, id)
    if (Object.is(rawProps(block)[name], value)) return
    page.tree.blocks.set(id, withProp(definition, block, name, value) as Draft<StoredBlock>)
  }
}
