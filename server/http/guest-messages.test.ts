import { expect, test } from 'vitest'
import { commentFields } from './comment-fields'
import { guestMessages, guestMoment } from './guest-messages'

const NIGHT = new Date('2026-11-08T05:30:00Z')

test.each(['gu-IN', 'hi-IN'])('guests read everything around a draft in %s', (language) => {
  const messages = guestMessages(language)
  const {
    locale: _,
    refusals,
    savedAt,
    worksUntil,
    asScheduled,
    changesIncluded,
    ...others
  } = messages
  const time = guestMoment(messages, NIGHT, 'America/Toronto')
  const said = [
    ...[...Object.values(others), ...Object.values(refusals)],
    ...[savedAt(time), worksUntil(time), asScheduled(time), changesIncluded(2)],
  ]
  expect(said.join(' ')).not.toMatch(/[A-Za-z]/)
  const form = commentFields({ language, blocks: [{ id: 'b', label: '૧' }] })
  const labels = [...form.matchAll(/<(?:span|button[^>]*)>([^<]+)</g)].map(([, label]) => label)
  expect(labels).toHaveLength(4)
  expect(labels.join(' ')).not.toMatch(/[A-Za-z]/)
})

test('a language without messages of its own is English, and a time says of which place it is', () => {
  const messages = guestMessages('fr-CA')
  expect(messages.preview).toBe('Preview')
  expect(guestMoment(messages, NIGHT, 'America/Toronto')).toBe('8 Nov 2026, 00:30 (Toronto time)')
})
