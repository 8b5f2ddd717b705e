import type { SlotKey } from '#schema/page/tree'

/** Where a block stands or is to stand: the slot, and its position counted without the moved block. */
export interface Place {
  readonly slot: SlotKey
  readonly index: number
}
