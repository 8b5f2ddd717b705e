import { afterEach, expect, test } from 'vitest'
import { type Mail, mailAddress } from './mail'
import { createMailer } from './mailer'
import { startMailServer } from './testing/mail-server'

const letter: Mail = {
  to: 'asha@toran.example',
  subject: 'Mira lädt Sie ein: સ્વાગત',
  heading: 'Welcome, <Asha> & all',
  paragraphs: ['Choose a password to get started.'],
  action: { label: 'Choose a password', href: 'https://toran.example/editor/accept?token=a&b' },
  reason: 'You’re receiving this email because Mira entered your address.',
}
const ORIGIN = 'https://toran.example'
const FROM = 'Toran <office@toran.example>'
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test('an email arrives at a mail server: page and plain text, from and to whom it should be', async () => {
  const { url, received } = await mailServer()
  const mailer = await open(url)
  await mailer.send('invitation-7', letter, 'Main Mandir')
  const [mail] = received
  expect([mail?.from?.text, [mail?.to].flat()[0]?.text]).toEqual([
    '"Toran" <office@toran.example>',
    'asha@toran.example',
  ])
  expect(mail?.subject).toBe(letter.subject)
  expect(mail?.messageId).toBe('<invitation-7@toran.example>')
  expect(mail?.text).toContain('https://toran.example/editor/accept?token=a&b')
  expect(mail?.text).toContain('Welcome, <Asha> & all')
  expect(mail?.html).toContain('Welcome, &lt;Asha&gt; &amp; all')
  expect(mail?.html).toContain('href="https://toran.example/editor/accept?token=a&amp;b"')
  expect(mail?.html).not.toMatch(/<script|<img|src=/)
})

test('what the mail server refuses is told in its words, and the same email is sent again by the same id', async () => {
  const { url, received, refuse } = await mailServer()
  const mailer = await open(url)
  refuse('Mailbox is full')
  await expect(mailer.send('mail-1', letter, 'Toran')).rejects.toThrow(/Mailbox is full/)
  refuse(null)
  await mailer.send('mail-1', letter, 'Toran')
  expect(received).toHaveLength(1)
})

test('a mail server that is away is an error without a code of a socket', async () => {
  const mailer = await open('smtp://127.0.0.1:1')
  const error = await mailer.send('mail-1', letter, 'Toran').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toHaveProperty('code')
})

test.each([
  'a@toran.example\nBcc: all@toran.example',
  'a@toran.example\r\n',
  '\na@toran.example',
  'a@toran.example\u2028',
  'a@toran.example, b@toran.example',
  'a b@toran.example',
  '',
])('%j is no address', async (to) => {
  expect(mailAddress.safeParse(to).success).toBe(false)
  const { url, received } = await mailServer()
  await expect((await open(url)).send('x', { ...letter, to }, 'Toran')).rejects.toThrow()
  expect(received).toEqual([])
})

test('a subject with a line break is refused', async () => {
  const subject = 'Hello\r\nBcc: all@toran.example'
  await expect((await open(null)).send('x', { ...letter, subject }, 'Toran')).rejects.toThrow()
})

test('without a mail server nothing is sent, and it says so', async () => {
  const mailer = await open(null)
  expect(mailer.isSending).toBe(false)
  await expect(mailer.send('x', letter, 'Toran')).rejects.toThrow('No mail server is set up')
})

async function open(smtpUrl: string | null) {
  const mailer = createMailer({ smtpUrl, mailFrom: FROM }, { origin: ORIGIN })
  closing.push(() => mailer.close())
  return mailer
}

async function mailServer() {
  const server = await startMailServer()
  closing.push(server.close)
  return server
}
