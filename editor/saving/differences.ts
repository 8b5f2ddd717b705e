import type { PageContent } from '#schema/page/content'
import { isSame } from '#schema/page/merge/canonical'
import type { OwnBlock } from '#schema/page/merge/merge-block'
import { movedBlocks, type PlacedBlock, sideOf } from '#schema/page/merge/placed-blocks'

export type DifferenceKind = 'added' | 'removed' | 'changed' | 'moved'

/** A field that differs between two versions of a block; `undefined` if a version doesn't have it. */
interface FieldDifference {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** A block that differs between two versions of a page. It can be moved and changed. */
export interface Difference {
  readonly id: string
  /** Name given by editors; empty if it has none. */
  readonly displayName: string
  readonly name: string
  readonly kinds: readonly DifferenceKind[]
  readonly fields: readonly FieldDifference[]
}

/** Returns the blocks that differ between two versions, in the order of the later one, deleted ones last. */
export function differences(before: PageContent, after: PageContent): Difference[] {
  const [old, now] = [sideOf(before), sideOf(after)]
  const moved = movedBlocks(old, now)
  const here = [...now.blocks.values()].flatMap((placed): Difference[] => {
    const known = old.blocks.get(placed.id)
    if (!known) return [difference(placed, ['added'])]
    const fields = fieldDifferences(known.own, placed.own)
    const kinds: DifferenceKind[] = []
    if (fields.length > 0) kinds.push('changed')
    if (moved.has(placed.id)) kinds.push('moved')
    return kinds.length > 0 ? [difference(placed, kinds, fields)] : []
  })
  const gone = [...old.blocks.values()]
    .filter(({ id }) => !now.blocks.has(id))
    .map((placed) => difference(placed, ['removed']))
  return [...here, ...gone]
}

function difference(
  { id, own }: PlacedBlock,
  kinds: readonly DifferenceKind[],
  fields: readonly FieldDifference[] = [],
): Difference {
  return { id, name: own.name, displayName: own.displayName ?? '', kinds, fields }
}

/** Returns differing fields by name; the block's own keys, such as its name, are treated as fields. */
function fieldDifferences(before: OwnBlock, after: OwnBlock): FieldDifference[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const names = new Set([...old.keys(), ...now.keys()])
  return [...names]
    .filter((name) => !isSame(old.get(name), now.get(name)))
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
}

function valuesOf({ fields, ...keys }: OwnBlock): Map<string, unknown> {
  return new Map([
    ...Object.entries(keys),
    ...fields.map(({ name, value }): [string, unknown] => [name, value]),
  ])
}
