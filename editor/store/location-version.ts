import type { StoreApi } from 'zustand/vanilla'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { isSame } from '#schema/page/merge/canonical'
import { rawProps } from '#schema/page/stored-props'
import type { PageSettings } from './edits/edited-page'

/** The network's page, as the location would show it without differences. */
export interface NetworkPage {
  readonly settings: PageSettings
  /** Blocks by id, without their children. */
  readonly blocks: ReadonlyMap<string, StoredBlock>
  /** Version of the network's text that saves are compared with. */
  readonly version: number
}

/** One difference of the location (`PageDifference` in schema/api). */
export interface LocationDifference {
  readonly id: string
  readonly kind: string
  readonly state: 'APPLIED' | 'CONFLICT' | 'LOCKED' | 'ORPHANED'
  readonly blockId: string | null
  readonly blockName: string | null
  readonly blockKind: string | null
  readonly field: string | null
  readonly location: unknown
  readonly network: unknown
  readonly merged: unknown
  readonly lock: { readonly by: string; readonly reason: string } | null
}

/** The state of a page that the location has detached from the network. */
export interface Detachment {
  readonly detachedAt: string
  readonly detachedBy: string
  /** False once the network has unpublished or deleted the page. */
  readonly isNetworkPublic: boolean
  /** True if the network has published another text since. */
  readonly isNetworkChanged: boolean
}

interface LocationVersionState {
  readonly network: NetworkPage
  /** `null` while the page follows the network. */
  readonly detached: Detachment | null
  /** As last loaded from the server: unsaved changes are not included. */
  readonly differences: readonly LocationDifference[]
  /** Number of differences after the last save. */
  readonly count: number
  /** True if the canvas and the outline hide unchanged network content. */
  readonly isFiltered: boolean
}

/** A network page opened in a location's version. */
export interface LocationVersion {
  readonly locationId: number
  readonly locationName: string
  readonly slug: string
  /** True if the location has its own full text: it is shown, and must be converted before it can have differences. */
  readonly hasOwnText: boolean
  readonly store: StoreApi<LocationVersionState>
}

/** Relation of a block or field to the network's. */
export type Origin = 'added' | 'changed' | 'network'

/** Returns whether a field of a block differs from the network's. */
export function isFieldChanged(network: StoredBlock, block: StoredBlock, field: string): boolean {
  return !isSame(rawProps(block)[field], rawProps(network)[field])
}

/** Returns whether a block differs from the network's, regardless of its position. */
export function originOf({ blocks }: NetworkPage, block: StoredBlock): Origin {
  const network = blocks.get(block.id)
  if (!network) return 'added'
  const { slots: _, ...own } = block
  return own === network || isSame(own, network) ? 'network' : 'changed'
}

/** A lock that head office has set on a block for all locations. */
export interface NetworkLock {
  readonly by: string
  readonly reason: string
  /** The locked fields; `null` for the whole block. */
  readonly fields: readonly string[] | null
}

/** Returns the lock of the network's block; `null` if it has none. */
export function networkLock({ blocks }: NetworkPage, id: string): NetworkLock | null {
  const locked = blocks.get(id)?.locked
  if (locked === true) return { by: '', reason: '', fields: null }
  if (typeof locked !== 'object' || locked === null) return null
  const { by, reason, fields } = locked as Readonly<Record<string, unknown>>
  return {
    by: typeof by === 'string' ? by : '',
    reason: typeof reason === 'string' ? reason : '',
    fields: Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : null,
  }
}

/** Returns a message about who locked it, and why. */
export function lockMessage({ by, reason }: Pick<NetworkLock, 'by' | 'reason'>): string {
  return joinSentences(
    by
      ? t('{who} locked this for all locations.', { who: by })
      : t('Head office locked this for all locations.'),
    reason && t('Reason: {reason}', { reason }),
  )
}

/** Parts of suggested changes in the page editor: provided by `page-editor/`, because they query the server. */
export type SuggestionPart =
  /** At locked content of a location's version: suggests a change to a block, or of one of its fields. */
  | { readonly part: 'suggest'; readonly block: string; readonly field: string | null }
  /** In a comment: the suggested change, to accept or decline. */
  | { readonly part: 'decide'; readonly commentId: number }
