import { describe, expect, test } from 'vitest'
import type { PublicationFacts, ScheduleFacts, TextFacts } from './publication-facts'
import { publicationStatus } from './publication-status'
import { publicMessage } from './publication-text'

const draft: TextFacts = {
  ...{ language: 'en-US', live: null, hasChanges: true, isInReview: false, ended: null },
}
const live: TextFacts = {
  ...draft,
  live: { version: 3, since: '2026-11-24T15:00:00Z', until: null },
  hasChanges: false,
}
const gujarati = (text: TextFacts): TextFacts => ({ ...text, language: 'gu-IN' })
const facts = (given: Partial<PublicationFacts> = {}): PublicationFacts => ({
  ...{ recordStatus: 'ACTIVE', isClosed: false, visibility: 'PUBLIC' },
  ...{ timeZone: 'America/Toronto', texts: [draft], review: null, schedules: [] },
  ...given,
})
const said = (given: Partial<PublicationFacts>, language?: string) => {
  const { chip, sentences } = publicationStatus(facts(given), language)
  return [chip, ...sentences]
}
const review: PublicationFacts['review'] = {
  step: 'SUBMITTED',
  ...{ by: 'Asha', isMine: false, at: '2026-11-24T15:00:00Z' },
}
const schedule: ScheduleFacts = {
  action: 'PUBLISH',
  ...{ language: null, localAt: '2026-11-25T06:00', localUntil: null, problem: null },
}

test('of a version it is said when visitors saw it', () => {
  const from = '2026-11-24T15:00:00Z'
  const period = { language: 'gu-IN', from, to: '2026-11-25T15:30:00Z' }
  expect(publicMessage(period, 'America/Toronto')).toBe(
    'Gujarati live 24 Nov 2026, 10:00 – 25 Nov 2026, 10:30 (Toronto time)',
  )
  expect(publicMessage({ ...period, to: null }, 'America/Toronto')).toBe(
    'Gujarati live since 24 Nov 2026, 10:00 (Toronto time)',
  )
})

describe('what is said of a page', () => {
  test.each<[string, Partial<PublicationFacts>, readonly string[]]>([
    ['a draft', {}, ['Draft', 'Visitors don’t see this yet.']],
    ['a live page', { texts: [live] }, ['Live', 'Live since 24 Nov 2026, 10:00 (Toronto time).']],
    [
      'a live page with changes',
      { texts: [{ ...live, hasChanges: true }] },
      [
        'Live · edited',
        'Live since 24 Nov 2026, 10:00 (Toronto time).',
        'Changes aren’t live yet.',
      ],
    ],
    [
      'a page that is scheduled',
      { schedules: [schedule] },
      [
        'Scheduled 25 Nov',
        'Visitors don’t see this yet.',
        'Publishes 25 Nov 2026, 06:00 (Toronto time).',
      ],
    ],
    [
      'a step that failed',
      { schedules: [{ ...schedule, problem: 'The page was returned.' }] },
      [
        'Draft',
        'Visitors don’t see this yet.',
        'Publishing failed on 25 Nov 2026, 06:00 (Toronto time). The page was returned.',
      ],
    ],
    [
      'a page whose time is over',
      { texts: [{ ...draft, ended: { at: '2026-11-24T15:00:00Z', by: 'EXPIRED' } }] },
      ['Expired', 'Visitors don’t see this. It was live until 24 Nov 2026, 10:00 (Toronto time).'],
    ],
    [
      'what waits for review',
      { review, texts: [{ ...draft, isInReview: true }] },
      [
        'In review',
        'Asha submitted this for review on 24 Nov 2026, 10:00 (Toronto time).',
        'Visitors don’t see this yet.',
      ],
    ],
    [
      'the trash, whatever else is stored',
      { recordStatus: 'DELETED', texts: [live], schedules: [schedule] },
      ['In trash', 'This is in the trash. Visitors don’t see it.'],
    ],
    [
      'the archive',
      { recordStatus: 'ARCHIVED', texts: [live] },
      ['Archived', 'This is archived. Visitors don’t see it.'],
    ],
    [
      'a hidden page that waits for review',
      { recordStatus: 'INACTIVE', review, texts: [{ ...live, isInReview: true }] },
      [
        'Hidden',
        'This is hidden. Visitors don’t see it.',
        'Asha submitted this for review on 24 Nov 2026, 10:00 (Toronto time).',
      ],
    ],
  ])('%s', (_, given, sentences) => expect(said(given)).toEqual(sentences))

  test('a draft in one language does not make the others edited', () => {
    const texts = [live, gujarati(draft)]
    expect(said({ texts })).toEqual([
      'Live',
      'Live in English since 24 Nov 2026, 10:00 (Toronto time).',
      'Gujarati is a draft.',
    ])
    expect(said({ texts }, 'gu-IN')).toEqual([
      'Draft',
      'Visitors don’t see this yet.',
      'Also live in English.',
    ])
  })

  test('a hidden page is not called live in another language', () => {
    const texts = [live, gujarati(draft)]
    expect(said({ recordStatus: 'INACTIVE', texts }, 'gu-IN')).toEqual([
      'Hidden',
      'This is hidden. Visitors don’t see it.',
    ])
  })

  test('a submission in one language is not one in the other, and is told in both', () => {
    const texts = [live, gujarati({ ...draft, isInReview: true })]
    expect(said({ texts, review }, 'gu-IN')[0]).toBe('In review')
    expect(said({ texts, review }, 'en-US')).toEqual([
      'Live',
      'Asha submitted Gujarati for review on 24 Nov 2026, 10:00 (Toronto time).',
      'Live in English since 24 Nov 2026, 10:00 (Toronto time).',
      'Gujarati is a draft.',
    ])
  })

  test('a language that is scheduled is so in that language alone, as the schedule is stored', () => {
    const stored = { ...schedule, language: 'gu-IN', locationName: 'Leicester' }
    const given = { texts: [draft, gujarati(draft)], schedules: [stored] }
    expect(said(given, 'gu-IN')[0]).toBe('Scheduled 25 Nov')
    expect(said(given, 'en-US')[0]).toBe('Draft')
  })

  test('what is archived is not public, and a record without languages says the same as a page', () => {
    expect(publicationStatus(facts({ recordStatus: 'ARCHIVED', texts: [live] })).isPublic).toBe(
      false,
    )
    const event = { texts: [{ ...draft, language: null }] }
    expect(said(event)).toEqual(['Draft', 'Visitors don’t see this yet.'])
    expect(said({ ...event, visibility: 'PRIVATE', texts: [{ ...live, language: null }] })).toEqual(
      [
        'Live',
        'Live since 24 Nov 2026, 10:00 (Toronto time).',
        'This doesn’t appear in menus or search engines.',
      ],
    )
  })
})
