import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Rollout } from '../api/rollouts'
import { locationCount } from './impact-words'

type Told = Pick<
  Rollout,
  'state' | 'version' | 'locationCount' | 'waitingCount' | 'leftOutCount' | 'nextAt' | 'problems'
>

/** Where a change has come to: `Version 3 is at 97 of 100 locations. 2 wait for the next wave at 14:05.` */
export function rolloutWords(rollout: Told): string {
  const { state, version, locationCount: all, waitingCount, leftOutCount } = rollout
  if (state === 'TAKEN_BACK') return t('Version {version} was taken back everywhere.', { version })
  const reached = t('Version {version} is at {all} of {all2}.', {
    version,
    all: all - waitingCount - leftOutCount,
    all2: locationCount(all),
  })
  const out =
    leftOutCount > 0
      ? t('{leftOutCount} {leftOutCount2, plural, one {keeps} other {keep}} an earlier version.', {
          leftOutCount: locationCount(leftOutCount),
          leftOutCount2: leftOutCount,
        })
      : ''
  return [reached, waitingWords(rollout), out].filter((part) => part !== '').join(' ')
}

function waitingWords({ state, waitingCount, nextAt, problems }: Told): string {
  if (waitingCount === 0) return ''
  const waiting = `${locationCount(waitingCount)} ${t('{waitingCount, plural, one {waits} other {wait}}', { waitingCount })}`
  if (state === 'STOPPED')
    return problems.length > 0
      ? t('{waiting}: new problems have stopped the waves.', { waiting })
      : t('{waiting}: the waves are stopped.', { waiting })
  return nextAt
    ? t('{waiting}; the next wave is at {time}.', { waiting, time: timeOf(nextAt) })
    : `${waiting}.`
}

function timeOf(moment: string): string {
  return formatDate(moment, { hour: '2-digit', minute: '2-digit' })
}
