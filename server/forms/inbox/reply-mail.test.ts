import { expect, test } from 'vitest'
import { replyMail } from './reply-mail'

const place = { name: '૧', email: 'hall@toran.example' }
const wrote = {
  ...{ name: '૨', email: 'ravi@toran.example', message: '૩' },
  createdAt: new Date('2026-11-08T05:30:00Z'),
}

test.each([
  ['/ottawa/gu-IN/visit', 'gu-IN'],
  ['/hi-IN/visit', 'hi-IN'],
])('who wrote from %s is answered in %s', (page, language) => {
  for (const name of ['૨', '']) {
    const mail = replyMail({ ...wrote, name, page }, { message: '૪', place })
    const { subject, heading, quote, reason } = mail
    expect(mail.language).toBe(language)
    expect([subject, heading, quote?.said, reason].join(' ')).not.toMatch(/[A-Za-z]/)
  }
})

test.each(['/visit', '', 'javascript:0', '/fr-CA/visit'])('and in English from %j', (page) => {
  const mail = replyMail({ ...wrote, page }, { message: 'Thank you.', place })
  expect(mail.heading).toBe('Dear ૨')
  expect(mail.quote?.said).toBe('You wrote on 8 November 2026:')
})
