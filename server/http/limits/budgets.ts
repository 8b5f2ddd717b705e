/** A rate limit: how many points a network or an account may take in a window of time. */
export interface Budget {
  readonly points: number
  /** The window, counted from the first point taken. */
  readonly seconds: number
  /** Counted together with the other servers on the same database; else each server counts for itself. */
  readonly shared: boolean
}

const MINUTE = 60
const QUARTER = 15 * MINUTE

/**
 * Every budget of the server. By network unless its name says otherwise; the /48 around a network of
 * IPv6 has eight times as much (`limits.ts`). The attacks they stop are in docs/security.md.
 */
export const BUDGETS = {
  /** Requests to the API, counted before they are read. Pages have no such limit: they come from the cache. */
  requests: { points: 12_000, seconds: MINUTE, shared: false },
  /** Attempts to sign in, whatever the account, so that changing it gives no new ones. */
  signIns: { points: 30, seconds: MINUTE, shared: true },
  /** Attempts to sign in to one account from one network. */
  signInsToAccount: { points: 5, seconds: QUARTER, shared: true },
  /** Attempts to sign in to one account by a browser that has signed in to it before. */
  signInsOfDevice: { points: 10, seconds: QUARTER, shared: true },
  /** Attempts to sign in to one account from everywhere. Beyond it responses are slow; none is refused. */
  signInsFromEverywhere: { points: 10, seconds: 60 * MINUTE, shared: true },
  /** Requests for a mail to choose a password by, and tries of the token in one. */
  passwordMails: { points: 20, seconds: QUARTER, shared: true },
  /** The same for one account: beyond it the answer is the same, and no mail is sent. */
  passwordMailsToAccount: { points: 3, seconds: QUARTER, shared: true },
  /** Tries of a code at sign-in, from one network or by one person. The account counts its own (better-auth). */
  codes: { points: 30, seconds: QUARTER, shared: true },
  /** Passkeys asked for and tried from one network: each page of sign-in asks once, and leaves a row for five minutes. */
  passkeySignIns: { points: 120, seconds: QUARTER, shared: true },
  /** Ways to the OpenID Connect provider from one network: each leaves a row for ten minutes. */
  providerSignIns: { points: 60, seconds: QUARTER, shared: true },
  /** Mails that one person has sent to people who are invited. */
  invitationsOfPerson: { points: 100, seconds: 60 * MINUTE, shared: true },
  /** Answers by mail that one person sends to visitors. */
  repliesOfPerson: { points: 200, seconds: 60 * MINUTE, shared: true },
  /** Comments that one person writes or changes on pages. */
  commentsOfPerson: { points: 200, seconds: 10 * MINUTE, shared: true },
  /** Comments of guests on drafts that were shared with them: a whole committee may sit behind one network. */
  guestComments: { points: 30, seconds: 10 * MINUTE, shared: true },
  /** Mails to who shared a draft, for one link. */
  guestMails: { points: 1, seconds: QUARTER, shared: true },
  /** Addresses that one person looks up: each is a request to another server. */
  addressLookupsOfPerson: { points: 60, seconds: 10 * MINUTE, shared: true },
  /** Embeds that one person has described: each is a request to their provider. */
  embedLookupsOfPerson: { points: 120, seconds: 10 * MINUTE, shared: true },
  /** Mails to people whom one person mentions in comments. */
  mentionsOfPerson: { points: 200, seconds: 60 * MINUTE, shared: true },
  /** Mails that ask one address whether it wants news, no matter who entered it: beyond it the answer is the same, and none is sent. */
  confirmationsToAddress: { points: 5, seconds: 24 * 60 * MINUTE, shared: true },
  /** Addresses of such mails that are opened: those of a large mail provider come from one network. */
  mailedAddresses: { points: 600, seconds: 10 * MINUTE, shared: false },
  /** Tables of visitors' messages that one person downloads. */
  exportsOfPerson: { points: 20, seconds: 10 * MINUTE, shared: true },
  /** Invalid bearer credentials. */
  wrongBearers: { points: 20, seconds: 5 * MINUTE, shared: true },
  /** A whole hall may sign up over one network; a program wants thousands. */
  forms: { points: 30, seconds: 10 * MINUTE, shared: true },
  /** Pictures uploaded by one account: enough for the import of a large gallery. */
  uploadsOfPerson: { points: 600, seconds: 10 * MINUTE, shared: true },
  /** Pictures of other sites that one account has copied, as by pasting: each is a request to another server. */
  copiedPicturesOfPerson: { points: 120, seconds: 10 * MINUTE, shared: true },
  /** What queries may cost, in points of `graphql/cost/weights.ts`, 4 µs each: a quarter of a second of work in a minute. */
  queriesOfNetwork: { points: 60_000, seconds: MINUTE, shared: true },
  queriesOfPerson: { points: 1_500_000, seconds: MINUTE, shared: true },
  /** The bearer credential of the configuration: programs that import a whole site. */
  queriesOfToken: { points: 15_000_000, seconds: MINUTE, shared: true },
  /** Lookups of pictures that are missing, or not visible to the caller: enumeration of ids. */
  unknownPictures: { points: 300, seconds: MINUTE, shared: false },
  /** Picture sizes made for a visitor: some 20 s of processor time, and only once for each size. */
  madePictures: { points: 300, seconds: MINUTE, shared: false },
  /**
   * Milliseconds of work on pages that are not cached: half of one processor. A crawler that requests every page of a
   * new server, at some 20 ms each, and a whole centre behind one address stay below it.
   */
  uncachedPages: { points: 30_000, seconds: MINUTE, shared: false },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof BUDGETS
export type Budgets = Readonly<Record<BudgetName, Budget>>
