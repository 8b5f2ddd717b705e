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

/** What a location has otherwise: in all languages, and in one of them. */
export interface LocationOverrides {
  /** Structure, pictures, choices: what is said in no language. */
  readonly neutral: PageOverride
  /** Texts. */
  readonly inLanguage: PageOverride
}

interface OverrideUpdate {
  /** The network's page that was looked at. */
  readonly network: PageVersion
  /** What was stored until now. */
  readonly stored: LocationOverrides
  /** The page as it is to be at the location. */
  readonly effective: PageVersion
}

/**
 * The overrides after a page was changed at a location: only what was changed now is written, where it belongs; all others stay as
 * they are stored, those too that have no place on this page, as differences of other languages.
 */
export function updateOverrides(
  { network, stored, effective }: OverrideUpdate,
  registry: Registry,
): LocationOverrides {
  const after = byAddress(differencesOf(network, effective))
  const textBlocks = addedTexts([...after.values()], registry)
  const isText = (each: Difference) => isOfLanguage(each, registry, textBlocks)
  let next = stored
  // What a removed block had otherwise shows again with it: then that is changed as well. Twice is enough for nearly all.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shown = resolvePage(network, next.neutral, next.inLanguage)
    if (isSame(shown, effective)) return next
    const before = byAddress(differencesOf(network, shown))
    const gone = [...before.keys()].filter((address) => !after.has(address))
    const changed = [...after].filter(([address, each]) => !isSame(before.get(address), each))
    next = written(next, new Set([...gone, ...changed.map(([address]) => address)]), {
      added: changed.map(([, each]) => each),
      isText,
    })
  }
  return exactly({ network, stored: next, effective }, after, isText)
}

const MAX_ROUNDS = 4

interface Change {
  readonly added: readonly Difference[]
  readonly isText: (difference: Difference) => boolean
}

function written(
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

/** All that applies to this page is written anew; what does not stays. */
function exactly(
  { network, stored }: OverrideUpdate,
  after: ReadonlyMap<string, Difference>,
  isText: Change['isText'],
): LocationOverrides {
  const { applied } = resolveDifferences(network, stored.neutral, stored.inLanguage)
  const drop = new Set([...applied.map(addressOf), ...after.keys()])
  return written(stored, drop, { added: [...after.values()], isText })
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

/** Unknown fields count as text, to be safe. */
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
