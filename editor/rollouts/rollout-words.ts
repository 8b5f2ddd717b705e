import type { Rollout } from '../api/rollouts'
import { locationCount } from './impact-words'

type Told = Pick<
  Rollout,
  'state' | 'version' | 'locationCount' | 'waitingCount' | 'leftOutCount' | 'nextAt' | 'problems'
>

/** Where a change has come to: `Version 3 is at 97 of 100 locations. 2 wait for the next wave at 14:05.` */
export function rolloutWords(rollout: Told): string {
  const { state, version, locationCount: all, waitingCount, leftOutCount } = rollout
  if (state === 'TAKEN_BACK') return `Version ${version} was taken back everywhere.`
  const reached = `Version ${version} is at ${all - waitingCount - leftOutCount} of ${locationCount(all)}.`
  const out =
    leftOutCount > 0
      ? `${locationCount(leftOutCount)} ${leftOutCount === 1 ? 'keeps' : 'keep'} an earlier version.`
      : ''
  return [reached, waitingWords(rollout), out].filter((part) => part !== '').join(' ')
}

function waitingWords({ state, waitingCount, nextAt, problems }: Told): string {
  if (waitingCount === 0) return ''
  const waiting = `${locationCount(waitingCount)} ${waitingCount === 1 ? 'waits' : 'wait'}`
  if (state === 'STOPPED')
    return problems.length > 0
      ? `${waiting}: new problems have stopped the waves.`
      : `${waiting}: the waves are stopped.`
  return nextAt ? `${waiting}; the next wave is at ${timeOf(nextAt)}.` : `${waiting}.`
}

function timeOf(moment: string): string {
  return new Date(moment).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}
