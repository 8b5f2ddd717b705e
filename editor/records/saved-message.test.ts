import { expect, test } from 'vitest'
import { savedMessage } from './saved-message'

const event = {}
const article = { shownFrom: 'publishedAt' }
const stored = { values: {}, isPublic: true, isDraft: false }
const now = new Date('2026-11-25T15:00:00Z')

test.each([
  [{ ...stored }, event, 'Saved. Visitors see it now.'],
  // The form of a contributor says that everyone sees it: what was stored decides.
  [
    { ...stored, values: { recordStatus: 'ACTIVE' }, isPublic: false },
    event,
    'Saved as a draft. Visitors don’t see it yet.',
  ],
  [{ ...stored, isPublic: false }, { isInternal: true }, 'Saved.'],
  [{ ...stored, isDraft: true }, event, 'Published. Visitors see it now.'],
  [
    { ...stored, values: { publishedAt: '2026-12-24T18:30' } },
    article,
    'Saved. Visitors see it from 24 Dec 2026, 18:30.',
  ],
  [
    { ...stored, values: { publishedAt: '2026-11-01T18:30' } },
    article,
    'Saved. Visitors see it now.',
  ],
])('%j of %j is said as: %s', (saved, form, words) => {
  expect(savedMessage(saved, form, 'America/Toronto', now)).toBe(words)
})
