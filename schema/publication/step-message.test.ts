import { describe, expect, test } from 'vitest'
import type { PublicationFacts, ScheduleFacts, TextFacts } from './publication-facts'
import { recordFacts, type StoredRecordFacts } from './record-facts'
import { type PublicationStep, stepMessage } from './step-message'

const draft: TextFacts = {
  ...{ language: 'en-US', live: null, hasChanges: true, isInReview: false, ended: null },
}
const live: TextFacts = {
  ...draft,
  live: { version: 3, since: '2026-11-24T15:00:00Z', until: null },
  hasChanges: false,
}
const ended = { at: '2026-11-25T15:00:00Z', by: 'UNPUBLISHED' } as const
const schedule: ScheduleFacts = {
  action: 'PUBLISH',
  ...{ language: null, localAt: '2026-11-26T06:00', localUntil: null, problem: null },
}
const page = (given: Partial<PublicationFacts> = {}): PublicationFacts => ({
  ...{ recordStatus: 'ACTIVE', isClosed: false, visibility: 'PUBLIC' },
  ...{ timeZone: 'America/Toronto', texts: [draft], review: null, schedules: [] },
  ...given,
})
const submitted = { step: 'SUBMITTED', by: 'Asha', isMine: true, at: ended.at } as const

describe('after a step on a page', () => {
  test.each<[PublicationStep, Partial<PublicationFacts>, string]>([
    ['unpublish', { texts: [{ ...draft, ended }] }, 'Unpublished. The draft stays here.'],
    [
      'unpublish',
      { texts: [{ ...draft, ended }], schedules: [schedule] },
      'Unpublished. The draft stays here. Publishes 26 Nov 2026, 06:00 (Toronto time).',
    ],
    ['republish', { texts: [live] }, 'Published again, in every language that was live.'],
    [
      'republish',
      { texts: [{ ...live, hasChanges: true }] },
      'Published again, in every language that was live. Your latest changes aren’t live yet.',
    ],
    [
      'republish',
      { texts: [{ ...live, language: 'gu-IN' }, draft] },
      'Published again, in every language that was live.',
    ],
    [
      'schedule',
      { schedules: [schedule] },
      'Scheduled: Publishes 26 Nov 2026, 06:00 (Toronto time).',
    ],
    [
      'schedule',
      {
        texts: [{ ...live, live: { version: 3, since: ended.at, until: '2026-11-28T15:00:00Z' } }],
      },
      'Published until 28 Nov 2026, 10:00 (Toronto time).',
    ],
    ['restore', { texts: [live] }, 'Restored. Live since 24 Nov 2026, 10:00 (Toronto time).'],
    ['restore', {}, 'Restored. Visitors don’t see this yet.'],
    ['submit', { review: submitted }, 'Submitted for review.'],
    ['withdraw', {}, 'Withdrawn from review.'],
    ['close', { isClosed: true }, 'Closed. You can reopen it here.'],
    ['reopen', {}, 'Reopened. The page is a draft again.'],
  ])('%s, with %j stored: %s', (step, given, words) => {
    expect(stepMessage(step, page(given))).toBe(words)
  })

  test('what the step was to bring about is not said where something else is stored', () => {
    const since = 'Live since 24 Nov 2026, 10:00 (Toronto time).'
    for (const step of ['unpublish', 'trash', 'archive'] as const) {
      expect(stepMessage(step, page({ texts: [live] }))).toBe(since)
      const name = 'Diwali'
      expect(stepMessage(step, page({ texts: [live] }), { name })).toBe(`“Diwali”: ${since}`)
    }
    expect(stepMessage('submit', page())).toBe('Visitors don’t see this yet.')
    expect(stepMessage('publish', page(), { name: 'Diwali' })).toBe(
      '“Diwali”: Visitors don’t see this yet.',
    )
  })
})

describe('after a save of a record', () => {
  const now = new Date('2026-11-25T15:00:00Z')
  const stored = { recordStatus: 'ACTIVE', isPublic: true, timeZone: 'America/Toronto' } as const
  const future = { isPublic: false, publishedAt: '2026-12-24T23:30:00Z' }
  test.each<[Partial<StoredRecordFacts>, string]>([
    [{}, 'Saved. Visitors see it now.'],
    [{ isPublic: false, recordStatus: 'INACTIVE' }, 'Saved as a draft. Visitors don’t see it yet.'],
    [future, 'Saved. Visitors see it from 24 Dec 2026, 18:30.'],
    // A draft that has a time already.
    [{ ...future, isPublished: false }, 'Saved as a draft. Visitors don’t see it yet.'],
    [
      { isPublic: false, until: '2026-11-24T15:00:00Z' },
      'Saved. Visitors don’t see this. It was live until 24 Nov 2026, 10:00 (Toronto time).',
    ],
  ])('stored as %j: %s', (given, words) => {
    expect(stepMessage('save', recordFacts({ ...stored, ...given }, null, now))).toBe(words)
  })

  test('a published draft is called published, and what is scheduled in a list is not', () => {
    expect(stepMessage('publish', recordFacts(stored, null, now))).toBe(
      'Published. Visitors see it now.',
    )
    const later = recordFacts({ ...stored, ...future }, null, now)
    expect(stepMessage('publish', later, { name: 'Annakut' })).toMatch(
      /^“Annakut”: Visitors don’t see this yet\. Publishes 24 Dec 2026/,
    )
  })
})
