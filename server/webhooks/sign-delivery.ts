import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** Creates the signing secret of a webhook, in the format of Standard Webhooks. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`
}

/** The signed content; its id stays the same for every attempt. */
interface SignedContent {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/** Returns the headers of Standard Webhooks 1.0 (standardwebhooks.com), with an HMAC-SHA256 of id, time and body. */
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
