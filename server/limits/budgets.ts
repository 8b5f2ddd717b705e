/** How much of something a network or a person may have in a while. */
export interface Budget {
  readonly points: number
  /** From the first point that is taken. */
  readonly seconds: number
  /** Counted together with the other servers on the same database; else each server counts for itself. */
  readonly shared: boolean
}

const MINUTE = 60
const QUARTER = 15 * MINUTE

/**
 * Every budget of the server, whatever the door. By network unless its name says otherwise; the network around one of
 * IPv6 has eight times as much (`limits.ts`). What they are meant to stop is in docs/security.md.
 */
export const BUDGETS = {
  /** Requests to the API, counted before anything of them is read: pages come from memory and have no such limit. */
  requests: { points: 12_000, seconds: MINUTE, shared: false },
  /** Attempts to sign in, whatever the account, so that changing it gives no new ones. */
  signIns: { points: 30, seconds: MINUTE, shared: true },
  /** Attempts to sign in to one account from one network. */
  signInsToAccount: { points: 5, seconds: QUARTER, shared: true },
  /** Attempts to sign in to one account by a browser that has signed in to it before. */
  signInsOfDevice: { points: 10, seconds: QUARTER, shared: true },
  /** Attempts to sign in to one account from everywhere. Beyond it answers are slow; nobody is refused. */
  signInsFromEverywhere: { points: 10, seconds: 60 * MINUTE, shared: true },
  /** Bearer credentials that are not good. */
  wrongBearers: { points: 20, seconds: 5 * MINUTE, shared: true },
  /** A whole hall may sign up over one network; a program wants thousands. */
  forms: { points: 30, seconds: 10 * MINUTE, shared: true },
  /** Pictures sent by one person: an import of a large gallery goes through. */
  uploadsOfPerson: { points: 600, seconds: 10 * MINUTE, shared: true },
  /** What queries may cost, in points of `graphql/cost/weights.ts`, 4 µs each: a quarter of a second of work in a minute. */
  queriesOfNetwork: { points: 60_000, seconds: MINUTE, shared: true },
  queriesOfPerson: { points: 1_500_000, seconds: MINUTE, shared: true },
  /** The bearer credential of the configuration: programs that write a whole site. */
  queriesOfToken: { points: 15_000_000, seconds: MINUTE, shared: true },
  /** Questions to the database for pictures that turn out not to be there for whoever asks: walking through ids. */
  unknownPictures: { points: 300, seconds: MINUTE, shared: false },
  /** Sizes of pictures that are made because a visitor asks: some 20 s of a processor, and never again for the same. */
  madePictures: { points: 300, seconds: MINUTE, shared: false },
  /**
   * Milliseconds of work on pages that are not in memory: half of one processor. A crawler that asks for every page of a
   * new server, at some 20 ms each, and a whole centre behind one address stay below it.
   */
  uncachedPages: { points: 30_000, seconds: MINUTE, shared: false },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof BUDGETS
export type Budgets = Readonly<Record<BudgetName, Budget>>
