import { expect, test } from 'vitest'
import { filtersOf, outcomeAt, reachMessage, reachWith } from './impact-messages'
import { rolloutMessage } from './rollout-message'

const rollout: Parameters<typeof rolloutMessage>[0] = {
  ...{ state: 'DONE' as const, version: 3, locationCount: 100, waitingCount: 0, leftOutCount: 0 },
  ...{ nextAt: null, problems: [] },
}

test('a change says how far it has come, what waits, and who keeps an earlier version', () => {
  expect(rolloutMessage(rollout)).toBe('Version 3 is live at 100 of 100 locations.')
  expect(rolloutMessage({ ...rollout, leftOutCount: 1 })).toBe(
    'Version 3 is live at 99 of 100 locations. 1 location keeps an earlier version.',
  )
  expect(
    rolloutMessage({
      ...rollout,
      state: 'STOPPED',
      waitingCount: 95,
      problems: ['A link is empty'],
    }),
  ).toBe(
    'Version 3 is live at 5 of 100 locations. 95 locations wait. Publishing stopped because of new problems.',
  )
  expect(rolloutMessage({ ...rollout, state: 'TAKEN_BACK' })).toBe(
    'Version 3 was rolled back at all locations.',
  )
})

test('a filter is offered for each state that some location is in', () => {
  const counts = {
    ...{
      all: 3,
      follows: 2,
      keeps: 0,
      conflict: 1,
      locked: 0,
      notAllowed: 0,
      detached: 0,
      kept: 0,
    },
    ...{ changed: 2, unchanged: 1 },
  }
  const impact = {
    ...{ counts, version: 2, publishedVersion: 1, isNew: false, changesAddress: false },
    ...{ isUnderWay: false, keptIds: [] },
  }
  expect(filtersOf(impact).map(({ words, count }) => `${words} ${count}`)).toEqual([
    ...['All 3', 'Follow 2', 'Changed there too 1'],
  ])
})

test('the number of a publish is that of locations that show the change; the others are told apart', () => {
  const none = { follows: 0, keeps: 0, conflict: 0, locked: 0, notAllowed: 0, detached: 0, kept: 1 }
  const impact = { counts: { ...none, all: 5, changed: 3, unchanged: 1 } }
  expect(reachMessage(reachWith(impact, []))).toBe(
    '3 locations show the change. 1 keeps its own text there. 1 stays as it is.',
  )
  const turned = [
    { isChanged: true, isKept: false },
    { isChanged: true, isKept: true },
    { isChanged: false, isKept: false },
  ]
  expect(reachWith(impact, turned)).toEqual({ changed: 3, own: 0, leftOut: 2 })
  expect(reachMessage({ changed: 0, own: 1, leftOut: 0 })).toBe(
    'No location shows the change. 1 keeps its own text there.',
  )
})

test.each([
  ['FOLLOWS', true, true, 'Shows the change'],
  ['FOLLOWS', true, false, 'Not selected: the location doesn’t change until you publish to it'],
  ['KEEPS', false, true, 'Keeps its own text: no change here'],
  ['CONFLICT', false, true, 'Keeps its own text there, and is notified of the change'],
  [
    ...(['CONFLICT', true, true] as const),
    'Shows the change, but keeps its own text where both changed the same',
  ],
  ['LOCKED', true, true, 'Shows the change; its own text is locked and not shown'],
  ['DETACHED', false, true, 'Detached: stays as it is'],
  ['NOT_ALLOWED', true, false, 'Stays as it is: you can’t publish here'],
] as const)('a row that is %s, changed %s, selected %s', (state, isChanged, isSelected, words) => {
  expect(outcomeAt({ state, isChanged, isKept: false }, isSelected)).toBe(words)
})
