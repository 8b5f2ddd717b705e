import type { Registry } from '../../block/block'
import type { AnyField } from '../../fields'
import { isTranslatable } from '../../fields/localise'
import { textsIn } from '../../fields/texts'
import type { StoredBlock } from '../content'
import { isSame } from '../merge/canonical'
import { rawProps } from '../stored-props'
import { differencesOf } from './differences-of'
import {
  addressOf,
  type Difference,
  type DifferenceOf,
  type PageOverride,
  type PageVersion,
} from './override'
import { resolveDifferences, resolvePage } from './resolve-page'

/** A location's overrides: for all languages, and for one of them. */
export interface LocationOverrides {
  /** Structure, pictures and choices, which are independent of language. */
  readonly neutral: PageOverride
  /** Texts. */
  readonly inLanguage: PageOverride
}

interface OverrideUpdate {
  /** The network's page that was edited. */
  readonly network: PageVersion
  /** The overrides stored so far. */
  readonly stored: LocationOverrides
  /** The page as it should be at the location. */
  readonly effective: PageVersion
}

/**
 * Returns the overrides after a page was edited at a location. Only the current changes are written, to the scope they belong to;
 * all others are kept as stored, including those that don't apply to this page, such as differences of other languages.
 */
export function updateOverrides(
  { network, stored, effective }: OverrideUpdate,
  registry: Registry,
): LocationOverrides {
  const after = byAddress(differencesOf(network, effective))
  const textBlocks = addedTexts([...after.values()], registry)
  const isText = (each: Difference) => isOfLanguage(each, registry, textBlocks)
  let next = stored
  // Restoring a removed block makes its overrides apply again, which may cause further changes. Two rounds are nearly always
  // enough.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shown = resolvePage(network, next.neutral, next.inLanguage)
    if (isSame(shown, effective)) return next
    const before = byAddress(differencesOf(network, shown))
    const gone = [...before.keys()].filter((address) => !after.has(address))
    const changed = [...after].filter(([address, each]) => !isSame(before.get(address), each))
    next = applyChange(next, new Set([...gone, ...changed.map(([address]) => address)]), {
      added: changed.map(([, each]) => each),
      isText,
    })
  }
  return rewriteOverrides({ network, stored: next, effective }, after, isText)
}

const MAX_ROUNDS = 4

interface Change {
  readonly added: readonly Difference[]
  readonly isText: (difference: Difference) => boolean
}

function applyChange(
  { neutral, inLanguage }: LocationOverrides,
  drop: ReadonlySet<string>,
  { added, isText }: Change,
): LocationOverrides {
  const kept = ({ differences }: PageOverride) =>
    differences.filter((each) => !drop.has(addressOf(each)))
  return {
    neutral: {
      format: 1,
      differences: [...kept(neutral), ...added.filter((each) => !isText(each))],
    },
    inLanguage: { format: 1, differences: [...kept(inLanguage), ...added.filter(isText)] },
  }
}

/** Rewrites all overrides that apply to this page; others are kept. */
function rewriteOverrides(
  { network, stored }: OverrideUpdate,
  after: ReadonlyMap<string, Difference>,
  isText: Change['isText'],
): LocationOverrides {
  const { applied } = resolveDifferences(network, stored.neutral, stored.inLanguage)
  const drop = new Set([...applied.map(addressOf), ...after.keys()])
  return applyChange(stored, drop, { added: [...after.values()], isText })
}

function byAddress({ differences }: PageOverride): ReadonlyMap<string, Difference> {
  return new Map(differences.map((each) => [addressOf(each), each]))
}

function isOfLanguage(
  difference: Difference,
  registry: Registry,
  textBlocks: ReadonlySet<string>,
): boolean {
  switch (difference.kind) {
    case 'page':
      return difference.key !== 'imageId'
    case 'key':
      return difference.key === 'displayName'
    case 'field':
      return isTranslatableField(difference, registry)
    case 'added':
      return textBlocks.has(difference.block)
    case 'moved':
      return difference.at.parent !== null && textBlocks.has(difference.at.parent)
    default:
      return false
  }
}

/** Returns whether a field is text; unknown fields count as text, to be safe. */
function isTranslatableField({ name, field }: DifferenceOf<'field'>, registry: Registry): boolean {
  const fields = registry.get(name)?.fields ?? {}
  return Object.hasOwn(fields, field) ? isTranslatable(fields[field] as AnyField) : true
}

/** Added blocks that contain text, with their ancestors and descendants: an added block is inserted whole. */
function addedTexts(differences: readonly Difference[], registry: Registry): ReadonlySet<string> {
  const added = new Map(
    differences.flatMap((each) => (each.kind === 'added' ? [[each.block, each] as const] : [])),
  )
  const topOf = (id: string): string => {
    const parent = added.get(id)?.at.parent
    return parent != null && added.has(parent) ? topOf(parent) : id
  }
  const saying = new Set(
    [...added.values()]
      .filter((each) => hasTranslatableText(each.added, registry))
      .map((each) => topOf(each.block)),
  )
  return new Set([...added.keys()].filter((id) => saying.has(topOf(id))))
}

function hasTranslatableText(block: StoredBlock, registry: Registry): boolean {
  const fields = registry.get(block.name)?.fields
  if (!fields || block.displayName) return true
  return textsIn(fields, rawProps(block)).length > 0
}
