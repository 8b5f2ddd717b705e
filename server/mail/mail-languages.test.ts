import { expect, test } from 'vitest'
import { scheduleFailedMail } from '../documents/schedule/schedule-mails'
import { assignedMail } from '../forms/inbox/assigned-mail'
import { newMessageMail } from '../forms/new-message-mail'
import { invitation, passwordReset } from '../people/people-mails'
import { writeMail } from './email-person'
import { EMAIL_LANGUAGES, editorLanguageOf, messagesIn } from './mail-messages'
import { mailPage, mailText } from './mail-page'
import { abandonedMail, approvedMail, returnedMail, submittedMail } from './review-mails'

const NAMES = { by: '૧', note: '૨' }
const HREF = 'https://1.2'
const person = { name: '૩', email: '3@4' }
const thing = { title: '', locationName: '', href: HREF }
const schedule = { title: '', locationName: '૪', at: '2026-11-08T06:00', problem: '૬', href: HREF }

/** Every letter that needs no database, with names that have no Latin letters. */
const letters: readonly Parameters<typeof writeMail>[1][] = [
  ...[true, false].flatMap((isPage) =>
    [submittedMail, returnedMail, approvedMail, abandonedMail].map(
      (letter) => (t: Parameters<(typeof letters)[number]>[0]) =>
        letter(t, { ...thing, isPage }, NAMES),
    ),
  ),
  (t, language) => scheduleFailedMail(t, { ...schedule, action: 'PUBLISH' }, language),
  (t, language) => scheduleFailedMail(t, { ...schedule, action: 'UNPUBLISH' }, language),
  (t) => assignedMail(t, { by: '૧', locationName: '૪', href: HREF }),
  (t) => newMessageMail(t, { locationName: '૪', href: HREF }),
  (t) => invitation(t, { person, siteName: '૪', href: HREF }, { name: '૧', places: [null, '૪'] }),
  (t) => passwordReset(t, { person, siteName: '૪', href: HREF }),
]

test.each(['gu', 'hi'])('emails to staff are written in %s, their frame too', async (language) => {
  const t = await messagesIn(language)
  for (const letter of letters) {
    const mail = await writeMail({ email: 'asha@toran.example', language }, letter)
    expect(mail.language).toBe(language)
    const page = mailPage(t, '૪', mail).replace(/^[\s\S]*<body/, '<p')
    const text = `${mail.subject} ${mailText('૪', mail)} ${page.replace(/<[^>]*>/g, '')}`
    expect(text.replaceAll(HREF, '')).not.toMatch(/[A-Za-z]{2}/)
  }
})

test('an email to a person without a language, or with one the editor does not speak, is English', async () => {
  for (const language of [null, 'ta']) {
    const mail = await writeMail({ email: 'asha@toran.example', language }, (t) =>
      approvedMail(t, { ...thing, title: 'Visit us', isPage: true }, { by: 'Mira', note: '' }),
    )
    expect(mail.subject).toBe('Published: Visit us')
    expect(mail.language).toBeUndefined()
  }
})

test('the languages of emails are those of the catalogues, and a tag with a country is one of them', () => {
  expect(EMAIL_LANGUAGES).toEqual(['en', 'gu', 'hi'])
  expect(editorLanguageOf('gu-IN')).toBe('gu')
  expect(editorLanguageOf('fr-CA')).toBeNull()
})
