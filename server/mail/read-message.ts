import { createLazy } from '../http/create-lazy'

/** What an administrator reads of a stored mail. */
export interface ReadMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: Date | null
}

// Only who reads the outbox pays for it.
const parser = createLazy(() => import('mailparser'))

/** A stored mail, read as a mail program would. */
export async function readMessage(message: Buffer): Promise<ReadMessage> {
  const { simpleParser } = await parser()
  const { to, subject, text, date } = await simpleParser(message)
  const addressed = [to ?? []].flat()
  return {
    to: addressed.map((address) => address.text).join(', '),
    subject: subject ?? '',
    text: text ?? '',
    sentAt: date ?? null,
  }
}
