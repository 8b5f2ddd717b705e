import type { Action } from '../../people/access/can'
import type { Variables } from './ask-as'

/** For tests: a call of a mutation, and what it asks for. A stale version ends a permitted call before it writes. */
export interface Attempt {
  readonly action: Action
  readonly variables: Variables
}

/** For tests: the calls of one mutation for what belongs to a location, or to the network; none where that cannot be. */
export type Attempts = (locationId: number | null) => Promise<readonly Attempt[]>
