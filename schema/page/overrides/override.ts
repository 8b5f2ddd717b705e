import type { PageContent, StoredBlock, StoredField } from '../content'

/** A page in one language: its blocks, and the values of the page itself. */
export interface PageVersion {
  readonly title: string
  readonly description: string
  /** The picture for sharing; `null` for the first one in its blocks. */
  readonly imageId: number | null
  readonly content: PageContent
}

/** The position of a block, relative to its neighbours: this still works when the network adds or removes other blocks. */
export interface BlockPosition {
  /** The parent block; `null` for the page itself. */
  readonly parent: string | null
  /** Empty for the page itself. */
  readonly slot: string
  /** `null`: it comes first. */
  readonly after: string | null
  /** `null`: it comes last. */
  readonly before: string | null
}

/** The network's block that a difference applies to, as it was then: a block of another type takes none of its differences. */
interface NetworkBlock {
  readonly block: string
  readonly name: string
  readonly version?: number | undefined
}

/**
 * One difference of a location from the network. Without `value` or `record` the location has none. `was` is the network's value
 * then, absent if there was none: it shows whether the network has changed it since, without an older version of the page.
 */
export type Difference =
  | {
      readonly kind: 'page'
      readonly key: PageKey
      readonly was: string | number | null
      readonly value: string | number | null
    }
  | {
      readonly kind: 'setting'
      readonly key: string
      readonly was?: unknown
      readonly value?: unknown
    }
  | (NetworkBlock & {
      readonly kind: 'field'
      readonly field: string
      readonly was?: StoredField | undefined
      readonly record?: StoredField | undefined
    })
  | (NetworkBlock & { readonly kind: 'fieldOrder'; readonly fields: readonly string[] })
  | (NetworkBlock & {
      readonly kind: 'key'
      readonly key: string
      readonly was?: unknown
      readonly value?: unknown
    })
  /** The slots of a block in order, if they differ; `null` if it has none. */
  | (NetworkBlock & { readonly kind: 'slots'; readonly slots: readonly string[] | null })
  /** `was` is a `fingerprint` of the block with its contents. */
  | (NetworkBlock & { readonly kind: 'removed'; readonly was: string })
  | (NetworkBlock & {
      readonly kind: 'moved'
      readonly was: Pick<BlockPosition, 'parent' | 'slot'>
      readonly at: BlockPosition
    })
  | {
      readonly kind: 'added'
      readonly block: string
      /** The block itself; its child blocks are separate differences. */
      readonly added: StoredBlock
      readonly slots: readonly string[] | null
      readonly at: BlockPosition
    }
export type DifferenceOf<Kind extends Difference['kind']> = Extract<Difference, { kind: Kind }>

/** All differences of a location, in one language or in all, from the network's page. */
export interface PageOverride {
  readonly format: 1
  readonly differences: readonly Difference[]
}

export const NO_OVERRIDE: PageOverride = { format: 1, differences: [] }

/** Values of the page itself, besides the settings in its content. */
export const pageKeys = ['title', 'description', 'imageId'] as const
type PageKey = (typeof pageKeys)[number]

/** Limits that allow a page of 500 blocks in which everything differs. */
export const OVERRIDE_LIMITS = { differences: 3_000, characters: 1_000_000 } as const

/** Returns the address of a difference: a new difference replaces the one with the same address. */
export function addressOf(difference: Difference): string {
  switch (difference.kind) {
    case 'page':
    case 'setting':
      return JSON.stringify([difference.kind, difference.key])
    case 'field':
      return JSON.stringify(['field', difference.block, difference.field])
    case 'key':
      return JSON.stringify(['key', difference.block, difference.key])
    case 'removed':
    case 'moved':
    case 'added':
      // A block has one position, or none.
      return JSON.stringify(['place', difference.block])
    default:
      return JSON.stringify([difference.kind, difference.block])
  }
}

/** Returns the block that a difference applies to; `null` for the page itself. */
export function blockOfDifference(difference: Difference): string | null {
  return 'block' in difference ? difference.block : null
}

/** Returns the field or page key that a difference applies to; `null` for the block itself. */
export function fieldOfDifference(difference: Difference): string | null {
  if (difference.kind === 'field') return difference.field
  return 'key' in difference ? difference.key : null
}
