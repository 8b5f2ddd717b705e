import type { PageContent, StoredBlock, StoredField } from '../content'

/** A page as one language of it is shown: its blocks, and what belongs to the page itself. */
export interface PageVersion {
  readonly title: string
  readonly description: string
  /** The picture it is shared by; `null` for the first one of its blocks. */
  readonly imageId: number | null
  readonly content: PageContent
}

/** Where a block stands, by its neighbours: they are still there when the network adds or removes others. */
export interface BlockPosition {
  /** The block that holds it; `null` for the page itself. */
  readonly parent: string | null
  /** Empty for the page itself. */
  readonly slot: string
  /** `null`: it is the first. */
  readonly after: string | null
  /** `null`: it is the last. */
  readonly before: string | null
}

/** The network's block that a difference is about, as it was then: another kind of block takes no differences of this one. */
interface NetworkBlock {
  readonly block: string
  readonly name: string
  readonly version?: number | undefined
}

/**
 * One thing that a location has that differs from the network. Without `value` or `record` it has none. `was` is what the network had then,
 * absent where it had none: by it alone is seen, without an older version of the page, that the network changed it since.
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
  /** The slots of a block in their order, where they are other ones; `null`: it has none. */
  | (NetworkBlock & { readonly kind: 'slots'; readonly slots: readonly string[] | null })
  /** `was` stands for the block with all it held (`fingerprint`). */
  | (NetworkBlock & { readonly kind: 'removed'; readonly was: string })
  | (NetworkBlock & {
      readonly kind: 'moved'
      readonly was: Pick<BlockPosition, 'parent' | 'slot'>
      readonly at: BlockPosition
    })
  | {
      readonly kind: 'added'
      readonly block: string
      /** The block itself; those it holds are differences of their own. */
      readonly added: StoredBlock
      readonly slots: readonly string[] | null
      readonly at: BlockPosition
    }
export type DifferenceOf<Kind extends Difference['kind']> = Extract<Difference, { kind: Kind }>

/** What a location, in one language or in all, has that differs from the network's page: only that. */
export interface PageOverride {
  readonly format: 1
  readonly differences: readonly Difference[]
}

export const NO_OVERRIDE: PageOverride = { format: 1, differences: [] }

/** What belongs to the page itself, besides the settings in its content. */
export const pageKeys = ['title', 'description', 'imageId'] as const
export type PageKey = (typeof pageKeys)[number]

/** Bounds: a page of 500 blocks that is another one altogether still fits. */
export const OVERRIDE_LIMITS = { differences: 3_000, characters: 1_000_000 } as const

/** Names one difference among those of a page: what is at an address replaces what was there. */
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
      // A block is in one place, or in none.
      return JSON.stringify(['place', difference.block])
    default:
      return JSON.stringify([difference.kind, difference.block])
  }
}

/** The block that a difference is about; `null` for the page itself. */
export function blockOfDifference(difference: Difference): string | null {
  return 'block' in difference ? difference.block : null
}

/** The field, or the key of the page, that a difference is about; `null` where it is the block itself. */
export function fieldOfDifference(difference: Difference): string | null {
  if (difference.kind === 'field') return difference.field
  return 'key' in difference ? difference.key : null
}
