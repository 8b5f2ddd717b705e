import type { PageContent, StoredBlock } from '../content'
import { isSame } from '../merge/canonical'
import { fieldsByKey } from '../merge/merge-block'
import { movedBlocks, type Side, type Slot } from '../merge/placed-blocks'
import {
  type BlockPosition,
  type Difference,
  type PageOverride,
  type PageVersion,
  pageKeys,
} from './override'
import {
  blockSettings,
  fingerprint,
  placedPage,
  positionIn,
  settingsOf,
  slotsOf,
} from './placed-page'

/** Returns the differences of a page from the network's: the inverse of `resolvePage`. */
export function differencesOf(network: PageVersion, effective: PageVersion): PageOverride {
  return {
    format: 1,
    differences: [
      ...pageDifferences(network, effective),
      ...settingDifferences(network.content, effective.content),
      ...blockDifferences(placedPage(network.content), placedPage(effective.content)),
    ],
  }
}

function pageDifferences(network: PageVersion, effective: PageVersion): Difference[] {
  return pageKeys.flatMap((key): Difference[] =>
    network[key] === effective[key]
      ? []
      : [{ kind: 'page', key, was: network[key], value: effective[key] }],
  )
}

function settingDifferences(network: PageContent, effective: PageContent): Difference[] {
  return changedKeys(settingsOf(network), settingsOf(effective)).map((entry) => ({
    kind: 'setting',
    ...entry,
  }))
}

function blockDifferences(network: Side, effective: Side): Difference[] {
  const moved = movedBlocks(network, effective)
  const found: Difference[] = []
  for (const [id, placed] of effective.blocks) {
    const before = network.blocks.get(id)
    if (!before) {
      const { own, block } = placed
      found.push({
        ...{ kind: 'added', block: id, added: own },
        ...{ slots: slotsOf(block), at: positionIn(effective, id) },
      })
      continue
    }
    if (moved.has(id))
      found.push({
        ...{ kind: 'moved', ...identifyBlock(before.own) },
        ...{ was: containerOf(before.at), at: positionIn(effective, id) },
      })
    if (before.block === placed.block) continue
    found.push(...ownDifferences(before.block, placed.block))
  }
  for (const [id, { own, block, at }] of network.blocks) {
    // Blocks inside a removed block are removed with it.
    const isTop = at.blockId === null || effective.blocks.has(at.blockId)
    if (!effective.blocks.has(id) && isTop)
      found.push({ kind: 'removed', ...identifyBlock(own), was: fingerprint(block) })
  }
  return found
}

/** Returns the differences of one block, without its position and child blocks. */
function ownDifferences(network: StoredBlock, effective: StoredBlock): Difference[] {
  const block = identifyBlock(network)
  const keys = changedKeys(blockSettings(network), blockSettings(effective))
  const [before, after] = [slotsOf(network), slotsOf(effective)]
  return [
    ...keys.map((entry): Difference => ({ kind: 'key', ...block, ...entry })),
    ...(isSame(before, after) ? [] : [{ kind: 'slots', ...block, slots: after } as const]),
    ...fieldDifferences(network, effective),
  ]
}

function fieldDifferences(network: StoredBlock, effective: StoredBlock): Difference[] {
  if (isSame(network.fields, effective.fields)) return []
  const block = identifyBlock(network)
  const [before, after] = [fieldsByKey(network.fields), fieldsByKey(effective.fields)]
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isSame(before.get(key), after.get(key)),
  )
  const order = [...after.keys()]
  const usual = [
    ...[...before.keys()].filter((key) => after.has(key)),
    ...order.filter((key) => !before.has(key)),
  ]
  return [
    ...changed.map((field): Difference => {
      const [old, record] = [before.get(field), after.get(field)]
      return {
        ...{ kind: 'field', ...block, field },
        ...(old && { was: old }),
        ...(record && { record }),
      }
    }),
    ...(isSame(order, usual) ? [] : [{ kind: 'fieldOrder', ...block, fields: order } as const]),
  ]
}

/** Identifies the network's block in a difference. */
function identifyBlock({ id, name, version }: StoredBlock) {
  return { block: id, name, ...(version !== undefined && { version }) }
}

/** Returns the container of a block, without its neighbours. */
export function containerOf({ blockId, slot }: Slot): Pick<BlockPosition, 'parent' | 'slot'> {
  return { parent: blockId, slot }
}

type Values = Readonly<Record<string, unknown>>

interface ChangedKey {
  readonly key: string
  readonly was?: unknown
  readonly value?: unknown
}

function changedKeys(before: Values, after: Values): ChangedKey[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [was, is] = [Object.hasOwn(before, key), Object.hasOwn(after, key)]
    if (was === is && isSame(before[key], after[key])) return []
    return { key, ...(was && { was: before[key] }), ...(is && { value: after[key] }) }
  })
}
