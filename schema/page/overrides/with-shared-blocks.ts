import type { AnyBlock } from '../../block/block'
import type { AnyField } from '../../fields'
import { publishedType } from '../../fields/kinds'
import { allBlocks, type PageContent, type StoredBlock } from '../content'
import {
  changeAddress,
  changesOf,
  isShared,
  sharedIdOf,
  sharedIdsIn,
  valueOfChange,
} from '../shared-block'
import type { Difference, PageOverride, PageVersion } from './override'
import { resolveDifferences } from './resolve-page'

/** Returns a page's changes to a shared block as an override: the rules for locations apply to pages, too. */
function overrideOfUse(
  use: StoredBlock,
  shared: PageContent,
  fieldsOf: (name: string) => AnyBlock['fields'] | undefined,
): PageOverride {
  const changes = changesOf(use)
  if (changes.length === 0) return { format: 1, differences: [] }
  const places = new Map(
    [...allBlocks(shared.blocks)].flatMap((block) =>
      Object.entries(fieldsOf(block.name) ?? {}).map(
        ([field, declared]) =>
          [
            changeAddress(block.id, field),
            { block, field, declared: declared as AnyField },
          ] as const,
      ),
    ),
  )
  const differences = changes.flatMap((change): Difference[] => {
    const place = places.get(change.at)
    if (!place) return []
    const { block, field, declared } = place
    const value = valueOfChange(declared, change)
    const was = block.fields.findLast(({ name }) => name === field)
    if (value === null) return []
    const type = publishedType(declared)
    return [
      {
        ...{ kind: 'field', block: block.id, name: block.name, field },
        ...(block.version !== undefined && { version: block.version }),
        ...(was && { was }),
        record: { ...(was ?? { id: `f-${field}`, type, name: field }), value },
      },
    ]
  })
  return { format: 1, differences }
}

type FindShared = (id: number) => PageVersion | null

/**
 * Returns a page as visitors see it: uses of shared blocks are replaced by their blocks, with ids unique on this page. The first
 * one gets the id of the use, which links refer to. A missing shared block shows nothing, and one inside another is omitted: only
 * one level of nesting is allowed.
 */
export function withSharedBlocks(
  content: PageContent,
  found: FindShared,
  fieldsOf: (name: string) => AnyBlock['fields'] | undefined,
): PageContent {
  if (sharedIdsIn(content).length === 0) return content
  return { ...content, blocks: content.blocks.flatMap(expanded) }

  function expanded(block: StoredBlock): readonly StoredBlock[] {
    if (isShared(block)) return block.hidden ? [] : blocksOfUse(block, found, fieldsOf)
    if (!block.slots) return [block]
    const slots = Object.entries(block.slots).map(
      ([slot, held]) => [slot, held.flatMap(expanded)] as const,
    )
    return [{ ...block, slots: Object.fromEntries(slots) }]
  }
}

/** Returns the blocks that a use of a shared block shows. */
export function blocksOfUse(
  use: StoredBlock,
  found: FindShared,
  fieldsOf: (name: string) => AnyBlock['fields'] | undefined,
): readonly StoredBlock[] {
  const id = sharedIdOf(use)
  const shared = id === null ? null : found(id)
  if (!shared) return []
  const own = overrideOfUse(use, shared.content, fieldsOf)
  const { content } = own.differences.length === 0 ? shared : resolveDifferences(shared, own).page
  const blocks = content.blocks.filter((block) => !block.hidden).flatMap(withoutShared)
  const [first] = blocks
  return blocks.map((block) => {
    const renamed = inUse(block, use)
    if (block !== first) return renamed
    return { ...renamed, id: use.id, ...(use.displayName && { displayName: use.displayName }) }
  })
}

function withoutShared(block: StoredBlock): StoredBlock[] {
  if (isShared(block)) return []
  return [block.slots ? mapSlots(block, (held) => held.flatMap(withoutShared)) : block]
}

function inUse(block: StoredBlock, use: StoredBlock): StoredBlock {
  const renamed = { ...block, id: `${use.id}~${block.id}` }
  return block.slots ? mapSlots(renamed, (held) => held.map((inner) => inUse(inner, use))) : renamed
}

function mapSlots(
  block: StoredBlock,
  map: (held: readonly StoredBlock[]) => readonly StoredBlock[],
): StoredBlock {
  const slots = Object.entries(block.slots ?? {}).map(([slot, held]) => [slot, map(held)] as const)
  return { ...block, slots: Object.fromEntries(slots) }
}
