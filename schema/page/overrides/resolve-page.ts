import type { PageContent, StoredBlock, StoredField } from '../content'
import { fieldsByKey } from '../merge/merge-block'
import { PAGE_SLOT, type Side, slotName } from '../merge/placed-blocks'
import { isPlacement, type Obstacle, obstacleOf } from './fits'
import {
  addressOf,
  blockOfDifference,
  type Difference,
  type DifferenceOf,
  type PageOverride,
  type PageVersion,
} from './override'
import { placeBlocks } from './place-blocks'
import { placedPage, settingsOf, slotsOf } from './placed-page'

/** A difference that currently doesn't apply to the network's page; it is kept, and applied again once possible. */
export interface OrphanedDifference {
  readonly difference: Difference
  readonly obstacle: Obstacle
}

export interface ResolvedPage {
  readonly page: PageVersion
  /** The applied differences: of two with one address that of the later override. */
  readonly applied: readonly Difference[]
  readonly orphaned: readonly OrphanedDifference[]
}

/**
 * Resolves the page shown by a location: the network's, with the location's differences for all languages, then those for this
 * language. Unchanged parts are the network's own objects.
 */
export function resolvePage(
  network: PageVersion,
  ...overrides: readonly PageOverride[]
): PageVersion {
  return resolveDifferences(network, ...overrides).page
}

/** Resolves the page like `resolvePage`, and returns the result of each difference. */
export function resolveDifferences(
  network: PageVersion,
  ...overrides: readonly PageOverride[]
): ResolvedPage {
  const all = overrides.flatMap(({ differences }) => differences)
  if (all.length === 0) return { page: network, applied: [], orphaned: [] }
  const side = placedPage(network.content)
  const orphaned: OrphanedDifference[] = []
  const fitting = new Map<string, Difference>()
  for (const difference of all) {
    const obstacle = obstacleOf(side, difference)
    if (obstacle) orphaned.push({ difference, obstacle })
    else fitting.set(addressOf(difference), difference)
  }
  const candidates = [...fitting.values()]
  const removed = new Set(differencesOfKind(candidates, 'removed').map(({ block }) => block))
  const placed = placeBlocks(side, removed, candidates.filter(isPlacement))
  const isApplied = (each: Difference) => !isPlacement(each) || placed.applied.has(each)
  const applied = candidates.filter(isApplied)
  for (const difference of candidates)
    if (!isApplied(difference)) orphaned.push({ difference, obstacle: 'PLACE_GONE' })
  if (applied.length === 0) return { page: network, applied, orphaned }
  const content = buildContent(network.content, { side, applied, lists: placed.lists })
  return { page: { ...pageWith(network, applied), content }, applied, orphaned }
}

function differencesOfKind<Kind extends Difference['kind']>(
  differences: readonly Difference[],
  kind: Kind,
): DifferenceOf<Kind>[] {
  return differences.filter((each): each is DifferenceOf<Kind> => each.kind === kind)
}

function pageWith(network: PageVersion, applied: readonly Difference[]): PageVersion {
  const changed = differencesOfKind(applied, 'page').map(({ key, value }) => [key, value])
  return { ...network, ...Object.fromEntries(changed) }
}

interface Parts {
  readonly side: Side
  readonly applied: readonly Difference[]
  readonly lists: ReadonlyMap<string, readonly string[]>
}

function buildContent(network: PageContent, parts: Parts): PageContent {
  const settings = entriesWith(settingsOf(network), differencesOfKind(parts.applied, 'setting'))
  const build = blockBuilder(parts)
  const blocks = (parts.lists.get(slotName(PAGE_SLOT)) ?? []).map(build)
  return { ...settings, format: 1, blocks } as PageContent
}

/** The differences of one block, except its position. */
interface OwnDifferences {
  readonly keys: readonly DifferenceOf<'key'>[]
  readonly fields: readonly DifferenceOf<'field'>[]
  readonly order: DifferenceOf<'fieldOrder'> | undefined
  readonly slots: DifferenceOf<'slots'> | undefined
}

function blockBuilder({ side, applied, lists }: Parts): (id: string) => StoredBlock {
  const changed = changedBlocks(side, applied)
  const byBlock = new Map<string, Difference[]>()
  for (const each of applied) {
    const id = blockOfDifference(each)
    if (id !== null) byBlock.set(id, [...(byBlock.get(id) ?? []), each])
  }
  const added = new Map(differencesOfKind(applied, 'added').map((each) => [each.block, each]))
  const filled = filledSlots(applied)
  return build

  function build(id: string): StoredBlock {
    const network = side.blocks.get(id)
    if (network && !changed.has(id)) return network.block
    const mine = added.get(id)
    if (!network && mine) return withSlots(mine.added, mine.slots, [])
    if (!network) throw new Error(`Block '${id}' is neither the network's nor added`)
    const own = byBlock.get(id)
    const differences = own && ownDifferences(own)
    const block = differences ? withDifferences(network.own, differences) : network.own
    const slots = differences?.slots ? differences.slots.slots : slotsOf(network.block)
    return sameOr(network.block, withSlots(block, slots, slotsOf(network.block) ?? []))
  }

  /** Unlisted slots that contain blocks come last. */
  function withSlots(
    own: StoredBlock,
    names: readonly string[] | null,
    usual: readonly string[],
  ): StoredBlock {
    const others = [...usual, ...(filled.get(own.id) ?? [])]
    const occupied = others.filter((slot) => listOf(own.id, slot).length > 0)
    const all = [...new Set([...(names ?? []), ...occupied])]
    if (names === null && occupied.length === 0) return own
    const slots = all.map((slot) => [slot, listOf(own.id, slot).map(build)])
    return { ...own, slots: Object.fromEntries(slots) }
  }

  function listOf(id: string, slot: string): readonly string[] {
    return lists.get(slotName({ blockId: id, slot })) ?? []
  }
}

/** Returns the blocks that differences change, and those around them. All others are the network's own. */
function changedBlocks(side: Side, applied: readonly Difference[]): ReadonlySet<string> {
  const changed = new Set<string>()
  for (const difference of applied) {
    add(blockOfDifference(difference))
    if (isPlacement(difference)) add(difference.at.parent)
  }
  return changed

  function add(from: string | null): void {
    for (let id = from; id !== null && !changed.has(id); ) {
      changed.add(id)
      id = side.blocks.get(id)?.at.blockId ?? null
    }
  }
}

/** Returns the slots that blocks were put into, by the block with the slot. */
function filledSlots(applied: readonly Difference[]): ReadonlyMap<string, readonly string[]> {
  const slots = new Map<string, string[]>()
  for (const { at } of applied.filter(isPlacement))
    if (at.parent !== null) slots.set(at.parent, [...(slots.get(at.parent) ?? []), at.slot])
  return slots
}

function ownDifferences(differences: readonly Difference[]): OwnDifferences {
  return {
    keys: differencesOfKind(differences, 'key'),
    fields: differencesOfKind(differences, 'field'),
    order: differencesOfKind(differences, 'fieldOrder')[0],
    slots: differencesOfKind(differences, 'slots')[0],
  }
}

function withDifferences(
  network: StoredBlock,
  { keys, fields, order }: OwnDifferences,
): StoredBlock {
  if (keys.length === 0 && fields.length === 0 && !order) return network
  const { id, fields: records, ...rest } = network
  return {
    ...(entriesWith(rest, keys) as Pick<StoredBlock, 'name'>),
    id,
    fields: fieldsWith(records, fields, order?.fields),
  }
}

function fieldsWith(
  network: readonly StoredField[],
  changed: readonly DifferenceOf<'field'>[],
  order: readonly string[] | undefined,
): readonly StoredField[] {
  if (changed.length === 0 && !order) return network
  const records = new Map(fieldsByKey(network))
  for (const { field, record } of changed)
    if (record) records.set(field, record)
    else records.delete(field)
  if (!order) return [...records.values()]
  const keys = [...new Set([...order, ...records.keys()])]
  return keys.flatMap((key) => records.get(key) ?? [])
}

type Values = Readonly<Record<string, unknown>>

/** Returns values with the differences applied; entries without a value are removed. */
function entriesWith(
  values: Values,
  changed: readonly { readonly key: string; readonly value?: unknown }[],
): Values {
  if (changed.length === 0) return values
  const entries = new Map(Object.entries(values))
  for (const each of changed)
    if ('value' in each) entries.set(each.key, each.value)
    else entries.delete(each.key)
  return Object.fromEntries(entries)
}

/** Returns the network's own object for an unchanged block, so that data cached for it stays valid. */
function sameOr(network: StoredBlock, built: StoredBlock): StoredBlock {
  return isUntouched(network, built) ? network : built
}

function isUntouched(network: StoredBlock, built: StoredBlock): boolean {
  const { slots: before = {}, ...own } = network
  const { slots: after = {}, ...mine } = built
  const names = Object.keys(before)
  return (
    own.fields === mine.fields &&
    Object.entries(own).every(([key, value]) => mine[key] === value) &&
    Object.keys(own).length === Object.keys(mine).length &&
    names.length === Object.keys(after).length &&
    names.every((name) => isSameList(before[name], after[name]))
  )
}

function isSameList(
  before: readonly StoredBlock[] | undefined = [],
  after: readonly StoredBlock[] | undefined = [],
): boolean {
  return before.length === after.length && before.every((block, index) => block === after[index])
}
