import { formatDate, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Rollout } from '../api/rollouts'
import { locationCount } from './impact-messages'

type RolloutProgress = Pick<
  Rollout,
  'state' | 'version' | 'locationCount' | 'waitingCount' | 'leftOutCount' | 'nextAt' | 'problems'
>

/** Describes the progress of a rollout: `Version 3 is at 97 of 100 locations. 2 wait for the next wave at 14:05.` */
export function rolloutMessage(rollout: RolloutProgress): string {
  const { state, version, locationCount: all, waitingCount, leftOutCount } = rollout
  if (state === 'TAKEN_BACK')
    return t('Version {version} was rolled back at all locations.', { version })
  const reached = t('Version {version} is live at {all} of {all2}.', {
    version,
    all: all - waitingCount - leftOutCount,
    all2: locationCount(all),
  })
  const out =
    leftOutCount > 0 &&
    t(
      '{count, plural, one {# location keeps an earlier version.} other {# locations keep an earlier version.}}',
      { count: leftOutCount },
    )
  return joinSentences(reached, ...waitingSentences(rollout), out)
}

function waitingSentences({
  state,
  waitingCount,
  nextAt,
  problems,
}: RolloutProgress): readonly string[] {
  if (waitingCount === 0) return []
  const waiting = t('{count, plural, one {# location waits.} other {# locations wait.}}', {
    count: waitingCount,
  })
  if (state === 'STOPPED')
    return [
      waiting,
      problems.length > 0
        ? t('Publishing stopped because of new problems.')
        : t('Publishing in groups is stopped.'),
    ]
  return nextAt
    ? [waiting, t('The next group is published at {time}.', { time: timeOf(nextAt) })]
    : [waiting]
}

function timeOf(moment: string): string {
  return formatDate(moment, { hour: '2-digit', minute: '2-digit' })
}
