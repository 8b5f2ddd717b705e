import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Attempts to sign in, counted before a password is looked at: parallel ones cannot slip through together. */
export interface SignInLimit {
  /** Seconds to wait, or `null` when the attempt may go on. */
  consume(email: string, address: string): Promise<number | null>
  /** A right password was given: the attempts before it no longer count. */
  forgive(email: string, address: string): Promise<void>
}

/**
 * Five attempts a quarter of an hour for an account from an address, so that nobody can lock another out;
 * and 30 a minute for an address whatever the account, so that changing it gives no new ones.
 */
export function createSignInLimit(): SignInLimit {
  const pairs = new RateLimiterMemory({ keyPrefix: 'pair', points: 5, duration: 900 })
  const addresses = new RateLimiterMemory({ keyPrefix: 'address', points: 30, duration: 60 })
  return {
    async consume(email, address) {
      const waits = await Promise.all([
        take(addresses, address),
        take(pairs, pairKey(email, address)),
      ])
      const wait = Math.max(...waits)
      return wait > 0 ? wait : null
    },
    async forgive(email, address) {
      await pairs.delete(pairKey(email, address))
      await addresses.reward(address)
    },
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

function pairKey(email: string, address: string): string {
  return `${email.normalize('NFKC').trim().toLowerCase()}\n${address}`
}
