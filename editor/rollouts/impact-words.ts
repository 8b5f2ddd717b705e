import { t } from '#schema/messages/t'
import type { ImpactState, PublishImpact } from '../api/rollouts'

/** What a change means at a location, as its row says it. */
export const STATE_WORDS: Readonly<Record<ImpactState, string>> = {
  FOLLOWS: t('Follows'),
  KEEPS: t('Keeps its own'),
  CONFLICT: t('Conflict: keeps its own there'),
  LOCKED: t('Locked: its own is not shown'),
  NOT_ALLOWED: t('You can’t publish here'),
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
    { state: 'FOLLOWS', words: t('Follow'), count: follows },
    { state: 'KEEPS', words: t('Keep their own'), count: keeps },
    { state: 'CONFLICT', words: t('Conflict'), count: conflict },
    { state: 'LOCKED', words: t('Locked'), count: locked },
    { state: 'NOT_ALLOWED', words: t('Not allowed'), count: notAllowed },
  ]
  return [
    { state: undefined, words: t('All'), count: all },
    ...states.filter(({ count }) => count > 0),
  ]
}

export function locationCount(count: number): string {
  return t('{count, plural, one {# location} other {# locations}}', { count })
}
