import { allBlocks, type PageContent, type StoredBlock } from '#schema/page/content'

/** One block that is not the same in two versions of a page. */
export interface Difference {
  readonly id: string
  /** What the block is called by its editors, else its kind. */
  readonly displayName: string
  readonly name: string
  /** Seen from mine: what they did, or what I did that they do not have. */
  readonly kind: 'only-mine' | 'only-theirs' | 'changed' | 'moved'
}

/** The blocks in which my page and theirs differ, in the order of mine, those I do not have last. */
export function differences(mine: PageContent, theirs: PageContent): Difference[] {
  const myBlocks = placed(mine)
  const theirBlocks = placed(theirs)
  const ofMine = [...myBlocks.values()].flatMap(({ block, place }): Difference[] => {
    const other = theirBlocks.get(block.id)
    if (!other) return [difference(block, 'only-mine')]
    if (own(other.block) !== own(block)) return [difference(block, 'changed')]
    return other.place === place ? [] : [difference(block, 'moved')]
  })
  const ofTheirs = [...theirBlocks.values()]
    .filter(({ block }) => !myBlocks.has(block.id))
    .map(({ block }) => difference(block, 'only-theirs'))
  return [...ofMine, ...ofTheirs]
}

/** Whether two pages hold the same. */
export function isSameContent(a: PageContent, b: PageContent): boolean {
  return canonical(a) === canonical(b)
}

interface Placed {
  readonly block: StoredBlock
  /** The container, and the block before among those both could have: enough to see a move. */
  readonly place: string
}

function placed(content: PageContent): Map<string, Placed> {
  const all = new Map<string, Placed>()
  visit(content.blocks, '')
  for (const block of allBlocks(content.blocks))
    for (const [slot, list] of Object.entries(block.slots ?? {})) visit(list, `${block.id} ${slot}`)
  return all

  function visit(list: readonly StoredBlock[], container: string): void {
    list.forEach((block, index) => {
      all.set(block.id, { block, place: `${container} ${list[index - 1]?.id ?? ''}` })
    })
  }
}

/** A block without what it holds: those blocks are compared on their own. */
function own({ slots: _held, ...rest }: StoredBlock): string {
  return canonical(rest)
}

/** The same text for the same value, whatever the order of its keys: a database may change that. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function difference(block: StoredBlock, kind: Difference['kind']): Difference {
  return { id: block.id, name: block.name, displayName: block.displayName ?? '', kind }
}
