import type { Orm } from '../database/orm'
import { enqueue } from '../jobs/enqueue'
import type { Mail } from './mail'
import { MAIL } from './mail-job'
import { editorLanguageOf, messagesIn, type Translate } from './mail-messages'

/** A person with an account: their address and chosen language. */
export interface Addressee {
  readonly email: string
  readonly language: string | null
}

/** An email to staff, without its address. */
export type MailBody = Omit<Mail, 'to' | 'language'>

/** Writes the content of an email; `language` is `undefined` for English. */
type WriteMail = (t: Translate, language: string | undefined) => MailBody

/** Writes an email in the person's language. */
export async function writeMail({ email, language }: Addressee, write: WriteMail): Promise<Mail> {
  const editorLanguage = editorLanguageOf(language) ?? undefined
  const body = write(await messagesIn(language), editorLanguage)
  return { ...body, to: email, language: editorLanguage }
}

/** Queues an email to a person in their language; it is sent when the transaction is committed. */
export async function emailPerson(tx: Orm, person: Addressee, write: WriteMail): Promise<void> {
  await enqueue(tx, { kind: MAIL, payload: await writeMail(person, write) })
}

/** Returns text for a subject: shortened, and without characters that could start a new header. */
export function subjectLine(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 200).join('')
}
