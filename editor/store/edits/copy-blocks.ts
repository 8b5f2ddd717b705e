import { allBlocks, type StoredBlock } from '#schema/page/content'

/** Source page of copied blocks, if it is another one: links to that page's blocks must be kept. */
export interface Origin {
  readonly documentId: number
}

/**
 * Copies blocks and their descendants with new ids. Links between copied blocks refer to the copies; other links of a block from
 * another page refer to that page.
 */
export function copyBlocks(
  blocks: readonly StoredBlock[],
  newId: () => string,
  origin: Origin | null = null,
): StoredBlock[] {
  const ids = new Map([...allBlocks(blocks)].map(({ id }) => [id, newId()]))
  return blocks.map(copy)

  function copy(block: StoredBlock): StoredBlock {
    const fields = block.fields.map((field) => {
      const value = relinked(field.value)
      return value === field.value ? field : { ...field, value }
    })
    const copied = { ...block, id: ids.get(block.id) ?? newId(), fields }
    if (!block.slots) return copied
    const slots = Object.entries(block.slots).map(([name, children]) => [name, children.map(copy)])
    return { ...copied, slots: Object.fromEntries(slots) }
  }

  /** Returns the same value if it contains no links to copied blocks. */
  function relinked(value: unknown): unknown {
    if (typeof value === 'string') return relinkedMarkup(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = value.map(relinked)
      return items.some((item, index) => item !== value[index]) ? items : value
    }
    if (isBlockLink(value)) return relinkedLink(value)
    const before = Object.entries(value)
    const after = before.map(([key, part]): [string, unknown] => [key, relinked(part)])
    return after.some(([, part], index) => part !== before[index]?.[1])
      ? Object.fromEntries(after)
      : value
  }

  function relinkedMarkup(markup: string): string {
    return markup.replace(/href="#([^"]+)"/g, (whole, id: string) => {
      const copied = ids.get(id)
      return copied === undefined ? whole : `href="#${copied}"`
    })
  }

  function relinkedLink(link: BlockLink): BlockLink {
    const isOnItsPage = !link.pageId || link.pageId === origin?.documentId
    if (!isOnItsPage) return link
    const blockId = ids.get(link.blockId)
    if (blockId !== undefined) return { ...link, blockId, pageId: null }
    return origin && !link.pageId ? { ...link, pageId: origin.documentId } : link
  }
}

interface BlockLink {
  readonly blockId: string
  readonly pageId?: number | null
}

function isBlockLink(value: object): value is BlockLink {
  return 'blockId' in value && typeof value.blockId === 'string' && value.blockId !== ''
}
