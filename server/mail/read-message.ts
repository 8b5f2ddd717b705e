import { createLazy } from '../http/create-lazy'

/** A stored email as shown to an administrator. */
export interface ReadMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: Date | null
}

// Lazy, because only readers of the outbox need it.
const parser = createLazy(() => import('mailparser'))

/** Parses a stored email. */
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
