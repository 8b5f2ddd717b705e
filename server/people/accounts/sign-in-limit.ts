import { setTimeout as pause } from 'node:timers/promises'
import { BUDGETS } from '../../http/limits/budgets'
import type { Limits } from '../../http/limits/limits'

/** Someone gives an e-mail and a password. */
export interface Attempt {
  /** The e-mail as it is compared. */
  readonly account: string
  readonly network: string
  /** The browser, if it has signed in to this account before. */
  readonly device: string | null
}

/** Attempts to sign in, counted before a password is looked at: parallel ones cannot slip through together. */
interface SignInLimit {
  /** Seconds to wait, or `null` when the attempt may go on. */
  admit(attempt: Attempt): Promise<number | null>
  /** A right password was given: this attempt and the typing errors before it no longer count. */
  forgive(attempt: Attempt): Promise<void>
}

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 3_000

/**
 * A browser that is known to the account has attempts of its own. Strangers have five for an account from a network,
 * and thirty a minute from a network whatever the account. Beyond ten for an account from everywhere they wait for
 * their answer, longer each time: that slows an attack from many networks down, and still lets the owner in from a new
 * place, since nobody is refused for what others have tried (decision 12).
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
      if (device !== null) return limits.giveBack('signInsOfDevice', device, Infinity)
      await limits.giveBack('signInsToAccount', `${network} ${account}`, Infinity)
      await limits.giveBack('signIns', network)
    },
  }
}

/** Nothing for the first ten, then a quarter of a second, doubled with each attempt up to three seconds. */
function delayOf(attempts: number): number {
  const beyond = attempts - BUDGETS.signInsFromEverywhere.points
  return beyond > 0 ? Math.min(FIRST_DELAY_MS * 2 ** (beyond - 1), MAX_DELAY_MS) : 0
}

export function accountOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
