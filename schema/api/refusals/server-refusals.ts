import { t } from '../../messages/t'

/** Refusals because of the server’s state, and of wrong credentials or too many attempts. */
export const serverRefusals = {
  diskFull: () =>
    t(
      'The server’s disk is nearly full, so nothing can be saved until space is freed. Nothing was changed. Please tell the person who runs the server.',
    ),
  unavailable: () =>
    t('The content can’t be reached right now. Nothing was changed. Try again in a moment.'),
  internal: ({ requestId }: { requestId: string }) =>
    t('Something went wrong on our side. If you contact us, include this number: {requestId}', {
      requestId,
    }),
  siteUnavailable: () => t('The site isn’t available right now. Please try again in a moment.'),
  noPictureStore: () => t('Pictures can’t be stored right now. Try again in a moment.'),
  manyPicturesAtOnce: () =>
    t('Many pictures are being stored right now, so this one wasn’t. Try again in a moment.'),
  noAddressLookup: () => t('The address lookup isn’t responding. Try again in a moment.'),
  wrongPassword: () => t('The email or password is incorrect.'),
  wrongToken: () => t('This access token is invalid or has expired.'),
  tooMany: ({ what, count, unit }: { what: TooMany; count: number; unit: 'second' | 'minute' }) =>
    t(
      '{what, select, lookups {Too many address lookups.} budget {You’ve used up your query budget for now.} queries {Too many large queries.} pictures {Too many pictures.} copies {Too many pictures from other sites.} downloads {Too many downloads.} replies {Too many replies.} ownPages {This account has too many pages open.} openPages {Too many pages are open.} mentions {You’ve mentioned too many people in a short time.} comments {Too many comments.} invitations {Too many invitations.} tokens {Too many invalid access tokens.} passwords {Too many password attempts.} signIns {Too many attempts to sign in.} codes {Too many code attempts.} passkeys {Too many passkey attempts.} newPasswords {Too many attempts to choose a password.} network {Too many requests from your network.} other {Too many requests.}} Try again in {unit, select, second {{count, plural, one {# second} other {# seconds}}} other {{count, plural, one {# minute} other {# minutes}}}}.',
      { what, count, unit },
    ),
} as const

/** The things that can exceed a limit. */
export type TooMany =
  | 'lookups'
  | 'budget'
  | 'queries'
  | 'pictures'
  | 'copies'
  | 'downloads'
  | 'replies'
  | 'ownPages'
  | 'openPages'
  | 'mentions'
  | 'comments'
  | 'invitations'
  | 'tokens'
  | 'passwords'
  | 'signIns'
  | 'newPasswords'
  | 'passkeys'
  | 'codes'
  | 'network'
