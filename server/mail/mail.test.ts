import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type Mail, mailAddress } from './mail'
import { createMailer } from './mailer'
import { createOutbox } from './outbox'
import { readMessage } from './read-message'

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

test('without a mail server each email is one file that an administrator reads', async () => {
  const folder = await temporary()
  const outbox = createOutbox(folder)
  const mailer = createMailer({ smtpUrl: null, mailFrom: FROM }, { outbox, origin: ORIGIN })
  await mailer.send('invitation-1', letter, 'Main Mandir')
  await mailer.send('invitation-2', letter, 'Main Mandir')
  await mailer.send('invitation-2', letter, 'Main Mandir')
  const names = await outbox.list()
  expect(names).toHaveLength(2)
  expect(await readdir(folder)).toEqual([...names].reverse())
  const message = await outbox.read(names[0] ?? '')
  expect(message && (await readMessage(message))).toMatchObject({
    to: 'asha@toran.example',
    subject: letter.subject,
    text: expect.stringContaining('token=a&b'),
  })
  for (const name of ['../secret.eml', 'x.eml', '20261122T105021123Z-../../x.eml'])
    expect(await outbox.read(name)).toBeNull()
})

test('nobody but the server’s own user may open the emails that wait, those of before included', async () => {
  const folder = join(await temporary(), 'mail')
  const outbox = createOutbox(folder)
  await outbox.protect()
  await outbox.store('new', Buffer.from('x'))
  expect(await modesIn(folder)).toEqual(['700', '600'])
  for (const name of await outbox.list()) await chmod(join(folder, name), 0o644)
  await chmod(folder, 0o755)
  await createOutbox(folder).protect()
  expect(await modesIn(folder)).toEqual(['700', '600'])
})

async function modesIn(folder: string): Promise<readonly string[]> {
  const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
  const found = await Promise.all(paths.map((path) => stat(path)))
  return found.map(({ mode }) => (mode & 0o777).toString(8))
}

test('the outbox keeps the newest 500', async () => {
  const times = Array.from({ length: 502 }, (_, n) => new Date(1_800_000_000_000 + n))
  const outbox = createOutbox(await temporary(), () => times.shift() ?? new Date())
  for (let n = 0; n < 502; n += 1) await outbox.store(`mail-${n}`, Buffer.from('x'))
  const names = await outbox.list()
  expect(names).toHaveLength(500)
  expect(names.at(-1)).toContain('mail-2.eml')
})

async function open(smtpUrl: string | null) {
  const outbox = createOutbox(await temporary())
  const mailer = createMailer({ smtpUrl, mailFrom: FROM }, { outbox, origin: ORIGIN })
  closing.push(() => mailer.close())
  return mailer
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toran-outbox-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A real mail server that keeps what it is given. */
async function mailServer() {
  const received: ParsedMail[] = []
  let refusal: string | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(refusal === null ? null : new Error(refusal)),
    onData(stream, _session, callback) {
      simpleParser(stream).then(
        (mail) => {
          received.push(mail)
          callback()
        },
        (error: Error) => callback(error),
      )
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(words: string | null) {
      refusal = words
    },
  }
}
