import type { Thing } from '../parts/thing'
import type { ArmsName, LegsName } from './poses'

export interface Holds {
  readonly hand: 'left' | 'right' | 'both'
  readonly thing: Thing
  readonly size: number
}

/** How somebody stands or sits, where they look, and what is in their hands. */
export interface Posture {
  readonly stance: LegsName
  readonly gesture: ArmsName
  readonly facing: 'front' | 'back' | 'left' | 'right'
  /** How far the shoulders are before the hips. */
  readonly lean: number
  /** In the left hand, in the right, or between them. */
  readonly holds?: Holds
}

export type Hair = 'short' | 'bun' | 'long' | 'plait' | 'bald' | 'covered' | 'turban' | 'hat'

export type Dress = 'sari' | 'salwar' | 'chaniya' | 'frock' | 'kurta' | 'shirt' | 'coat' | 'priest'

/** How somebody looks. */
export interface Look {
  readonly skin: string
  readonly hair: Hair
  readonly hairTone: string
  readonly beard: boolean
  readonly glasses: boolean
  readonly dress: Dress
  /** The main cloth, the second, and borders. */
  readonly colours: readonly [main: string, second: string, trim: string]
  /** Something worn over it. */
  readonly over: 'apron' | 'vest' | 'white coat' | null
  /** 1 for an adult; a child is smaller and its head larger beside the rest. */
  readonly growth: number
}
