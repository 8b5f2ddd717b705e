import { t } from '#schema/messages/t'
import type { ImpactState, LocationImpact, PublishImpact } from '../api/rollouts'

/** Returns the text of a location’s row: what its visitors see after publishing. */
export function outcomeAt(
  { state, isChanged, isKept }: Pick<LocationImpact, 'state' | 'isChanged' | 'isKept'>,
  isSelected: boolean,
): string {
  if (state === 'DETACHED') return t('Detached: stays as it is')
  if (state === 'NOT_ALLOWED') return t('Stays as it is: you can’t publish here')
  if (!isSelected)
    return isKept
      ? t('Not selected: stays at an earlier version')
      : t('Not selected: the location doesn’t change until you publish to it')
  if (state === 'LOCKED') return t('Shows the change; its own text is locked and not shown')
  if (state === 'CONFLICT')
    return isChanged
      ? t('Shows the change, but keeps its own text where both changed the same')
      : t('Keeps its own text there, and is notified of the change')
  return isChanged ? t('Shows the change') : t('Keeps its own text: no change here')
}

interface StateFilter {
  readonly state: ImpactState | undefined
  readonly words: string
  readonly count: number
}

/** Returns the filters of the list: all, and each state that at least one location has. */
export function filtersOf({ counts }: PublishImpact): readonly StateFilter[] {
  const { all, follows, keeps, conflict, locked, notAllowed, detached } = counts
  const states: readonly StateFilter[] = [
    { state: 'FOLLOWS', words: t('Follow'), count: follows },
    { state: 'KEEPS', words: t('Keep their own text'), count: keeps },
    { state: 'CONFLICT', words: t('Changed there too'), count: conflict },
    { state: 'LOCKED', words: t('Locked'), count: locked },
    { state: 'NOT_ALLOWED', words: t('Not allowed'), count: notAllowed },
    { state: 'DETACHED', words: t('Detached'), count: detached },
  ]
  return [
    { state: undefined, words: t('All'), count: all },
    ...states.filter(({ count }) => count > 0),
  ]
}

/** At how many locations visitors see the change, keep what is the location’s own, or keep what they see now. */
interface Reach {
  readonly changed: number
  readonly own: number
  readonly leftOut: number
}

/** With these rows turned round: selected where they keep an earlier version, else left out. */
export function reachWith(
  { counts: { all, changed, unchanged } }: Pick<PublishImpact, 'counts'>,
  turned: Iterable<Pick<LocationImpact, 'isChanged' | 'isKept'>>,
): Reach {
  const reach = { changed, own: unchanged }
  for (const { isChanged, isKept } of turned)
    reach[isChanged ? 'changed' : 'own'] += isKept ? 1 : -1
  return { ...reach, leftOut: all - reach.changed - reach.own }
}

/** `3 locations show the change. 1 keeps its own text there. 1 stays as it is.` */
export function reachMessage({ changed, own, leftOut }: Reach): string {
  const parts = [
    t(
      '{changed, plural, =0 {No location shows the change.} one {# location shows the change.} other {# locations show the change.}}',
      { changed },
    ),
    own > 0 &&
      t('{own, plural, one {# keeps its own text there.} other {# keep their own text there.}}', {
        own,
      }),
    leftOut > 0 &&
      t('{leftOut, plural, one {# stays as it is.} other {# stay as they are.}}', { leftOut }),
  ]
  return parts.filter((part) => part !== false).join(' ')
}

export function locationCount(count: number): string {
  return t('{count, plural, one {# location} other {# locations}}', { count })
}
