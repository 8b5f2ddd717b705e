import type { Orm } from '../database/orm'
import { enqueue } from '../jobs/enqueue'
import type { Mail } from './mail'
import { MAIL } from './mail-job'
import { editorLanguageOf, messagesIn, type Translate } from './mail-messages'

/** Someone who has an account: their address, and the language they chose. */
export interface Addressee {
  readonly email: string
  readonly language: string | null
}

/** An email to staff, without its address. */
export type MailBody = Omit<Mail, 'to' | 'language'>

/** Writes an email in the person's language. */
export async function writeMail(
  { email, language }: Addressee,
  write: (t: Translate) => MailBody,
): Promise<Mail> {
  const body = write(await messagesIn(language))
  return { ...body, to: email, language: editorLanguageOf(language) ?? undefined }
}

/** Has an email sent to a person, in their language, once the transaction is committed. */
export async function emailPerson(
  tx: Orm,
  person: Addressee,
  write: (t: Translate) => MailBody,
): Promise<void> {
  await enqueue(tx, { kind: MAIL, payload: await writeMail(person, write) })
}

/** A title may be longer than a subject, and hold what begins a new header. */
export function subjectLine(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 200).join('')
}
