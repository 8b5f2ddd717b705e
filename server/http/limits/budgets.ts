/** A rate limit: the points a network or account may use within a time window. */
export interface Budget {
  readonly points: number
  /** Length of the window in seconds, from the first point used. */
  readonly seconds: number
  /** True if servers on the same database count together; otherwise each server counts for itself. */
  readonly shared: boolean
}

const MINUTE = 60
const QUARTER_HOUR = 15 * MINUTE

/**
 * All budgets of the server, per network unless the name says otherwise. An IPv6 /48 has eight times as much (`limits.ts`).
 * docs/security.md describes the attacks they stop.
 */
export const BUDGETS = {
  /** API requests, counted before they are read. Pages have no such limit, because they are cached. */
  requests: { points: 12_000, seconds: MINUTE, shared: false },
  /** Sign-in attempts across all accounts, so that switching accounts gives no more. */
  signIns: { points: 30, seconds: MINUTE, shared: true },
  /** Sign-in attempts to one account from one network. */
  signInsToAccount: { points: 5, seconds: QUARTER_HOUR, shared: true },
  /** Sign-in attempts to one account from a browser that has signed in to it before. */
  signInsOfDevice: { points: 10, seconds: QUARTER_HOUR, shared: true },
  /** Sign-in attempts to one account from all networks. Above the limit responses are delayed, not refused. */
  signInsFromEverywhere: { points: 10, seconds: 60 * MINUTE, shared: true },
  /** Requests for password emails, and attempts to use their tokens. */
  passwordMails: { points: 20, seconds: QUARTER_HOUR, shared: true },
  /** Password emails to one account. Above the limit the response is the same, but no email is sent. */
  passwordMailsToAccount: { points: 3, seconds: QUARTER_HOUR, shared: true },
  /** Attempts to enter a sign-in code, per network or person. better-auth also counts per account. */
  codes: { points: 30, seconds: QUARTER_HOUR, shared: true },
  /**
   * Passkey challenges and attempts per network. Each visit to the sign-in page requests one, which adds a row for five minutes.
   */
  passkeySignIns: { points: 120, seconds: QUARTER_HOUR, shared: true },
  /** Redirects to the OpenID Connect provider per network. Each adds a row for ten minutes. */
  providerSignIns: { points: 60, seconds: QUARTER_HOUR, shared: true },
  /** Invitation emails sent by one person. */
  invitationsOfPerson: { points: 100, seconds: 60 * MINUTE, shared: true },
  /** Email replies to visitors sent by one person. */
  repliesOfPerson: { points: 200, seconds: 60 * MINUTE, shared: true },
  /** Comments on pages that one person writes or changes. */
  commentsOfPerson: { points: 200, seconds: 10 * MINUTE, shared: true },
  /** Comments of guests on shared drafts; a whole committee may share one network. */
  guestComments: { points: 30, seconds: 10 * MINUTE, shared: true },
  /** Emails about guests’ comments to the person who shared the draft, per link. */
  guestMails: { points: 1, seconds: QUARTER_HOUR, shared: true },
  /** Address lookups by one person, each of which is a request to another server. */
  addressLookupsOfPerson: { points: 60, seconds: 10 * MINUTE, shared: true },
  /** Embed lookups by one person, each of which is a request to a provider. */
  embedLookupsOfPerson: { points: 120, seconds: 10 * MINUTE, shared: true },
  /** Emails to people mentioned in one person’s comments. */
  mentionsOfPerson: { points: 200, seconds: 60 * MINUTE, shared: true },
  /**
   * Confirmation emails to one address, regardless of who entered it. Above the limit the response is the same, but no email is
   * sent.
   */
  confirmationsToAddress: { points: 5, seconds: 24 * 60 * MINUTE, shared: true },
  /** Opened links of such emails; a large mail provider opens them all from one network. */
  mailedAddresses: { points: 600, seconds: 10 * MINUTE, shared: false },
  /** Exports of visitors’ messages downloaded by one person. */
  exportsOfPerson: { points: 20, seconds: 10 * MINUTE, shared: true },
  /** Invalid bearer credentials. */
  wrongBearers: { points: 20, seconds: 5 * MINUTE, shared: true },
  /** Submitted forms. A whole audience may sign up over one network; a bot sends thousands. */
  forms: { points: 30, seconds: 10 * MINUTE, shared: true },
  /** Pictures uploaded by one account; enough to import a large gallery. */
  uploadsOfPerson: { points: 600, seconds: 10 * MINUTE, shared: true },
  /** Pictures that one account copies from other sites, for example by pasting; each is a request to another server. */
  copiedPicturesOfPerson: { points: 120, seconds: 10 * MINUTE, shared: true },
  /** Query costs in points of 4 µs each (`graphql/cost/weights.ts`): a quarter of a second of work per minute. */
  queriesOfNetwork: { points: 60_000, seconds: MINUTE, shared: true },
  queriesOfPerson: { points: 1_500_000, seconds: MINUTE, shared: true },
  /** Queries with the configured bearer credential, used by programs that import a whole site. */
  queriesOfToken: { points: 15_000_000, seconds: MINUTE, shared: true },
  /** Lookups of pictures that don’t exist or that the caller can’t see: limits the enumeration of ids. */
  unknownPictures: { points: 300, seconds: MINUTE, shared: false },
  /** Picture sizes generated for a visitor: about 20 s of processor time, needed only once per size. */
  madePictures: { points: 300, seconds: MINUTE, shared: false },
  /**
   * Milliseconds of work on uncached pages: half of one processor. A crawler of a new server, at about 20 ms per page, and a
   * whole centre behind one address stay below it.
   */
  uncachedPages: { points: 30_000, seconds: MINUTE, shared: false },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof BUDGETS
export type Budgets = Readonly<Record<BudgetName, Budget>>
