import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** What deliveries of a webhook are signed with, as Standard Webhooks writes it. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`
}

/** What is sent: its id stays the same however often it is sent. */
interface SignedContent {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/** The headers of Standard Webhooks 1.0 (standardwebhooks.com), with an HMAC of SHA-256 over id, time and body. */
export function signatureHeaders(
  secret: string,
  { id, at, body }: SignedContent,
): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
