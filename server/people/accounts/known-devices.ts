import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Recognizes browsers that have signed in to an account before, by a cookie. Attackers who try its passwords, even from the same
 * network, don’t use up the owner’s attempts. The cookie doesn’t grant access.
 */
export interface KnownDevices {
  /** Returns the browser’s id if it has signed in to this account before, otherwise `null`. */
  recognise(cookies: string | undefined, account: string): string | null
  /** Creates the cookie for a browser that has just signed in. */
  cookieFor(account: string, device: string | null): string
}

const COOKIE = 'toran-device'
const SECONDS = 180 * 24 * 3600

export function createKnownDevices(secret: string, secure: boolean): KnownDevices {
  return {
    recognise(cookies = '', account) {
      const [, device, seal] =
        /(?:^|; *)toran-device=([\w-]{22})\.([\w-]{43})(?:;|$)/.exec(cookies) ?? []
      if (device === undefined || seal === undefined) return null
      const right = sealOf(device, account)
      return timingSafeEqual(Buffer.from(seal), Buffer.from(right)) ? device : null
    },
    cookieFor(account, known) {
      const device = known ?? randomBytes(16).toString('base64url')
      return [
        `${COOKIE}=${device}.${sealOf(device, account)}`,
        `Max-Age=${SECONDS}`,
        'Path=/api/auth',
        'HttpOnly',
        'SameSite=Strict',
        ...(secure ? ['Secure'] : []),
      ].join('; ')
    },
  }

  function sealOf(device: string, account: string): string {
    return createHmac('sha256', secret).update(`device\n${device}\n${account}`).digest('base64url')
  }
}
