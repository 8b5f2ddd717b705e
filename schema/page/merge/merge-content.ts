import type { PageContent, StoredBlock } from '../content'
import { isSame } from './canonical'
import { type Choices, type Clash, NO_CHOICES } from './clash'
import { mergeBlock, type OwnBlock } from './merge-block'
import { mergeInside } from './merge-lists'
import { type Lists, mergePlaces } from './merge-places'
import { mergeKeys, mergeRecords, mergeValue, type ThreeValues } from './merge-values'
import { type MergeInput, mergedBlockIds } from './merged-block-ids'
import { blocksChangedBy, movedBlocks, PAGE_SLOT, sideOf, slotName } from './placed-blocks'

interface ThreeContents {
  readonly base: PageContent
  readonly mine: PageContent
  readonly theirs: PageContent
}

interface MergedContent {
  readonly content: PageContent
  /** All conflicts, resolved or not. If empty, nobody needs to be asked. */
  readonly clashes: readonly Clash[]
}

/**
 * Merges two pages with a common base, by block and field. Changes of one side are applied; different changes to the same thing
 * are conflicts. Blocks that either side still needs are kept, and so are unknown records.
 */
export function mergeContent(
  { base, mine, theirs }: ThreeContents,
  choices: Choices = NO_CHOICES,
): MergedContent {
  const clashes: Clash[] = []
  const from = { base: sideOf(base), mine: sideOf(mine), theirs: sideOf(theirs) }
  const moved = {
    mine: movedBlocks(from.base, from.mine),
    theirs: movedBlocks(from.base, from.theirs),
  }
  const changed = {
    mine: blocksChangedBy(from.base, from.mine, moved.mine),
    theirs: blocksChangedBy(from.base, from.theirs, moved.theirs),
  }
  const sides: MergeInput = { ...from, changed }
  const alive = mergedBlockIds(sides, choices, clashes)
  const lists = mergePlaces({ sides, moved, alive, choices, clashes })
  const ownContent = new Map(
    [...alive].map((id) => [id, ownContentOf(id, sides, choices, clashes)]),
  )
  const build = (id: string): StoredBlock => {
    const block = ownContent.get(id)
    if (!block) throw new Error(`Block '${id}' was lost while merging`)
    return buildBlock(block, { sides, lists, build })
  }
  const blocks = (lists.get(slotName(PAGE_SLOT)) ?? []).map(build)
  const page = mergeRecords(pageOf(base), pageOf(mine), pageOf(theirs), (key, values) =>
    mergeSetting(key, values, choices, clashes),
  )
  return { content: { ...(page as Omit<PageContent, 'blocks'>), format: 1, blocks }, clashes }
}

/** Settings that are text. */
const TEXT_SETTINGS: ReadonlySet<string> = new Set(['title', 'description'])

/** Merges one of the page's own values. Names of conflicts start with the page's slot, which is no block's id. */
export function mergeSetting(
  key: string,
  values: ThreeValues,
  choices: Choices,
  clashes: Clash[],
): { readonly value: unknown } | null {
  const id = `\u0000${key}`
  const { result, clashes: isClash } = mergeValue(values, choices.get(id))
  const inside = isClash && TEXT_SETTINGS.has(key) ? mergeInside('string', values) : null
  if (inside !== null) return { value: inside }
  if (isClash)
    clashes.push({
      ...{ id, kind: 'changed', blockId: null, name: '', displayName: '', field: key },
      base: values.base?.value,
      mine: values.mine?.value,
      theirs: values.theirs?.value,
    })
  return result
}

function ownContentOf(
  id: string,
  { base, mine, theirs }: MergeInput,
  choices: Choices,
  clashes: Clash[],
): OwnBlock {
  const [mineOwn, theirOwn] = [mine.blocks.get(id)?.own, theirs.blocks.get(id)?.own]
  if (mineOwn && theirOwn)
    return mergeBlock(
      { base: base.blocks.get(id)?.own ?? null, mine: mineOwn, theirs: theirOwn },
      choices,
      clashes,
    )
  const only = mineOwn ?? theirOwn
  if (!only) throw new Error(`Block '${id}' is in neither version`)
  return only
}

interface BuildParts {
  readonly sides: MergeInput
  readonly lists: Lists
  readonly build: (id: string) => StoredBlock
}

/** Builds a merged block with its child blocks; returns the original object of a side if it is unchanged. */
function buildBlock(ownContent: OwnBlock, { sides, lists, build }: BuildParts): StoredBlock {
  const id = String(ownContent.id)
  const at = (side: 'base' | 'mine' | 'theirs') => sides[side].blocks.get(id)?.block.slots ?? {}
  const [base, mine, theirs] = [at('base'), at('mine'), at('theirs')]
  const names = mergeKeys(Object.keys(base), Object.keys(mine), Object.keys(theirs))
  const slots = names.flatMap((slot): [string, readonly StoredBlock[]][] => {
    const children = (lists.get(slotName({ blockId: id, slot })) ?? []).map(build)
    const presence = (slotsOf: object) => (Object.hasOwn(slotsOf, slot) ? { value: 0 } : null)
    const three = { base: presence(base), mine: presence(mine), theirs: presence(theirs) }
    return children.length > 0 || mergeValue(three, undefined).result ? [[slot, children]] : []
  })
  const hasSlots = [sides.mine, sides.theirs].some(({ blocks }) => blocks.get(id)?.block.slots)
  const merged = {
    ...ownContent,
    ...(hasSlots && { slots: Object.fromEntries(slots) }),
  } as StoredBlock
  const known = [sides.mine.blocks.get(id)?.block, sides.theirs.blocks.get(id)?.block]
  return known.find((block) => block && isSame(block, merged)) ?? merged
}

function pageOf({ blocks: _blocks, ...page }: PageContent): Record<string, unknown> {
  return page
}
