import { expect, test } from 'vitest'
import { filtersOf } from './impact-words'
import { rolloutWords } from './rollout-words'

const rollout: Parameters<typeof rolloutWords>[0] = {
  ...{ state: 'DONE' as const, version: 3, locationCount: 100, waitingCount: 0, leftOutCount: 0 },
  ...{ nextAt: null, problems: [] },
}

test('a change says how far it has come, what waits, and who keeps an earlier version', () => {
  expect(rolloutWords(rollout)).toBe('Version 3 is at 100 of 100 locations.')
  expect(rolloutWords({ ...rollout, leftOutCount: 1 })).toBe(
    'Version 3 is at 99 of 100 locations. 1 location keeps an earlier version.',
  )
  expect(
    rolloutWords({
      ...rollout,
      state: 'STOPPED',
      waitingCount: 95,
      problems: ['A link leads nowhere'],
    }),
  ).toBe(
    'Version 3 is at 5 of 100 locations. 95 locations wait: new problems have stopped the waves.',
  )
  expect(rolloutWords({ ...rollout, state: 'TAKEN_BACK' })).toBe(
    'Version 3 was taken back everywhere.',
  )
})

test('a filter is offered for each state that some location is in', () => {
  const counts = { all: 3, follows: 2, keeps: 0, conflict: 1, locked: 0, notAllowed: 0, kept: 0 }
  const impact = {
    ...{ counts, version: 2, publishedVersion: 1, isNew: false, changesAddress: false },
    ...{ isUnderWay: false, keptIds: [] },
  }
  expect(filtersOf(impact).map(({ words, count }) => `${words} ${count}`)).toEqual([
    ...['All 3', 'Follow 2', 'Conflict 1'],
  ])
})
