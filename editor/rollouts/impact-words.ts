import type { ImpactState, PublishImpact } from '../api/rollouts'

/** What a change means at a location, as its row says it. */
export const STATE_WORDS: Readonly<Record<ImpactState, string>> = {
  FOLLOWS: 'Follows',
  KEEPS: 'Keeps its own',
  CONFLICT: 'Conflict: keeps its own there',
  LOCKED: 'Locked: its own is not shown',
  NOT_ALLOWED: 'You can’t publish here',
}

interface StateFilter {
  readonly state: ImpactState | undefined
  readonly words: string
  readonly count: number
}

/** The filters of the list: all, and each state that some location is in. */
export function filtersOf({ counts }: PublishImpact): readonly StateFilter[] {
  const { all, follows, keeps, conflict, locked, notAllowed } = counts
  const states: readonly StateFilter[] = [
    { state: 'FOLLOWS', words: 'Follow', count: follows },
    { state: 'KEEPS', words: 'Keep their own', count: keeps },
    { state: 'CONFLICT', words: 'Conflict', count: conflict },
    { state: 'LOCKED', words: 'Locked', count: locked },
    { state: 'NOT_ALLOWED', words: 'Not allowed', count: notAllowed },
  ]
  return [
    { state: undefined, words: 'All', count: all },
    ...states.filter(({ count }) => count > 0),
  ]
}

export function locationCount(count: number): string {
  return count === 1 ? '1 location' : `${count} locations`
}
