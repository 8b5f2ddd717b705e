import type { StoreApi } from 'zustand/vanilla'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { isSame } from '#schema/page/merge/canonical'
import { rawProps } from '#schema/page/stored-props'
import type { PageSettings } from './edits/edited-page'

/** The network's page, as the location would have it without differences. */
export interface NetworkPage {
  readonly settings: PageSettings
  /** Its blocks by id, each without those it holds. */
  readonly blocks: ReadonlyMap<string, StoredBlock>
  /** The version of the network's text: saves are compared with it. */
  readonly version: number
}

/** One thing that the location has otherwise (`PageDifference` in schema/api). */
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

interface LocationVersionState {
  readonly network: NetworkPage
  /** As the server said last: what is typed is not among them before it is loaded again. */
  readonly differences: readonly LocationDifference[]
  /** How many there are, as the last save said. */
  readonly count: number
  /** Whether the canvas and the outline leave out what is as the network has it. */
  readonly isFiltered: boolean
}

/** A page of the network that is open as a location has it. */
export interface LocationVersion {
  readonly locationId: number
  readonly locationName: string
  readonly slug: string
  /** The location has a whole text of its own: it is shown, and takes no differences before it is converted. */
  readonly hasOwnText: boolean
  readonly store: StoreApi<LocationVersionState>
}

/** What a block, or one of its fields, is compared with the network's. */
export type Origin = 'added' | 'changed' | 'network'

/** Whether a field of a block differs from the network's. */
export function isFieldChanged(network: StoredBlock, block: StoredBlock, field: string): boolean {
  return !isSame(rawProps(block)[field], rawProps(network)[field])
}

/** Whether a block differs from the network's, wherever it stands. */
export function originOf({ blocks }: NetworkPage, block: StoredBlock): Origin {
  const network = blocks.get(block.id)
  if (!network) return 'added'
  const { slots: _, ...own } = block
  return own === network || isSame(own, network) ? 'network' : 'changed'
}

/** What head office locked of a block for all locations. */
export interface NetworkLock {
  readonly by: string
  readonly reason: string
  /** These fields alone; `null` for the whole block. */
  readonly fields: readonly string[] | null
}

/** The lock of the network's block; `null` where it has none. */
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

/** Who locked it and why, in a sentence or two. */
export function lockMessage({ by, reason }: Pick<NetworkLock, 'by' | 'reason'>): string {
  return joinSentences(
    by
      ? t('{who} locked this for all locations.', { who: by })
      : t('Head office locked this for all locations.'),
    reason && t('Reason: {reason}', { reason }),
  )
}
