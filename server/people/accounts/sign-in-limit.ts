import { setTimeout as pause } from 'node:timers/promises'
import { BUDGETS } from '../../http/limits/budgets'
import type { Limits } from '../../http/limits/limits'

/** An attempt to sign in with email and password. */
export interface Attempt {
  /** The normalized email. */
  readonly account: string
  readonly network: string
  /** The browser’s id, if it has signed in to this account before. */
  readonly device: string | null
}

/** Limits sign-in attempts. They are counted before the password is checked, so that concurrent ones can’t bypass the limit. */
interface SignInLimit {
  /** Returns the seconds to wait, or `null` if the attempt is allowed. */
  admit(attempt: Attempt): Promise<number | null>
  /** Called after a correct password: this attempt and previous typing errors no longer count. */
  forgive(attempt: Attempt): Promise<void>
}

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 3_000

/**
 * Creates the limit. A browser known to the account has separate attempts. Others have five per account and network, and thirty a
 * minute per network. After ten per account from all networks, responses are delayed increasingly: this slows distributed
 * attacks, but never refuses the owner because of others (decision 12).
 */
export function createSignInLimit(
  limits: Limits,
  sleep: (ms: number) => Promise<unknown> = pause,
): SignInLimit {
  return {
    async admit({ account, network, device }) {
      if (device !== null) return limits.spend('signInsOfDevice', device)
      const waits = await Promise.all([
        limits.spend('signIns', network),
        limits.spend('signInsToAccount', `${network} ${account}`),
      ])
      const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
      if (wait > 0) return wait
      const delay = delayOf(await limits.count('signInsFromEverywhere', account))
      if (delay > 0) await sleep(delay)
      return null
    },
    async forgive({ account, network, device }) {
      if (device !== null) return limits.returnToAuthor('signInsOfDevice', device, Infinity)
      await limits.returnToAuthor('signInsToAccount', `${network} ${account}`, Infinity)
      await limits.returnToAuthor('signIns', network)
    },
  }
}

/**
 * Returns the delay in milliseconds: none for the first ten attempts, then a quarter of a second, doubled each time up to three
 * seconds.
 */
function delayOf(attempts: number): number {
  const beyond = attempts - BUDGETS.signInsFromEverywhere.points
  return beyond > 0 ? Math.min(FIRST_DELAY_MS * 2 ** (beyond - 1), MAX_DELAY_MS) : 0
}

export function accountOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
