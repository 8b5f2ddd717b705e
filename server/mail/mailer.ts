import { createLazy } from '../http/create-lazy'
import { counts } from '../metrics/counts'
import { type Mail, mail as mailShape } from './mail'
import { messagesIn } from './mail-messages'
import { mailPage, mailText } from './mail-page'

export interface MailConfiguration {
  /** smtp:// or smtps://, with user and password; `null` keeps emails as jobs until there is one. */
  readonly smtpUrl: string | null
  /** Sender of emails: `Toran <office@example.org>`. */
  readonly mailFrom: string
}

/** Sends emails. Without a mail server none is sent: their jobs wait in the database. */
export interface Mailer {
  /** True if there is a mail server. */
  readonly isSending: boolean
  /** Throws the mail server’s error. The Message-ID is derived from the id, so that a retry counts as the same email. */
  send(id: string, mail: Mail, siteName: string): Promise<void>
  close(): Promise<void>
}

/** Timeout of the mail server in milliseconds, so that it can’t block other jobs. */
const TIMEOUT_MS = 10_000
const TIMEOUTS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
}

/** The mail server refused an email. */
class MailRefused extends Error {}

export function createMailer(
  { smtpUrl, mailFrom }: MailConfiguration,
  { origin }: { readonly origin: string },
): Mailer {
  const host = new URL(origin).hostname
  let isOpen = false
  // Lazy, so that a server that sends no email doesn’t load the library.
  const transport = createLazy(async () => {
    const { createTransport } = await import('nodemailer')
    if (smtpUrl === null) throw new MailRefused('No mail server is set up (SMTP_URL)')
    isOpen = true
    return createTransport({ url: smtpUrl, ...TIMEOUTS })
  })
  return {
    isSending: smtpUrl !== null,
    async send(id, given, siteName) {
      const checked = mailShape.parse(given)
      const t = await messagesIn(checked.language)
      const message = {
        from: mailFrom,
        to: { name: '', address: checked.to },
        subject: checked.subject,
        text: mailText(siteName, checked),
        html: mailPage(t, siteName, checked),
        messageId: `<${id}@${host}>`,
        ...(checked.replyTo !== undefined && { replyTo: { name: '', address: checked.replyTo } }),
        headers: headersOf(checked),
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      const server = await transport()
      await server.sendMail(message).catch((error: Error) => {
        counts.mailsFailed += 1
        // Without its code, because socket errors of the mail server must not be mistaken for database errors.
        throw new MailRefused(`The mail server rejected the email: ${error.message}`)
      })
      counts.mailsSent += 1
    },
    async close() {
      if (isOpen) (await transport()).close()
    },
  }
}

function headersOf({ isPersonal, unsubscribe }: Mail): Readonly<Record<string, string>> {
  return {
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
