import { joinSentences } from '../../messages/format'
import { t } from '../../messages/t'

/** Refusals of steps that a state doesn't allow, and of single field values: addresses, times, words. */
export const fieldRefusals = {
  stepNotPossible: ({ step, status }: { step: string; status: string }) =>
    t(
      '{step, select, edit {This can’t be edited} submit {This can’t be submitted for review} withdraw {This can’t be withdrawn} return {This can’t be returned} approve {This can’t be approved} abandon {This can’t be closed without publishing} reopen {This can’t be reopened} publish {This can’t be published} other {This can’t be unpublished}}: {status, select, NOT_IN_REVIEW {it isn’t in review anymore} DRAFT {it’s a draft} IN_REVIEW {it’s in review} PUBLISHED {it’s already published} other {it was closed without publishing}}.',
      { step, status },
    ),
  sameStatus: ({ status }: { status: string }) =>
    t(
      '{status, select, ACTIVE {This is already published.} INACTIVE {This is already a draft.} ARCHIVED {This is already archived.} other {This is already in the trash.}}',
      { status },
    ),
  archiveDraft: () => t('Only published items can be archived. Publish this one first.'),
  restoreFirst: ({ status }: { status: string }) =>
    t(
      '{status, select, ACTIVE {This is published. Restore it first.} ARCHIVED {This is archived. Restore it first.} other {This is in the trash. Restore it first.}}',
      { status },
    ),
  pageRemoved: ({ status }: { status: string }) =>
    t('{status, select, DELETED {The page is in the trash.} other {The page is archived.}}', {
      status,
    }),
  recordRemoved: ({ status }: { kind: string } & { status: string }) =>
    t(
      '{status, select, DELETED {This is in the trash. Restore it before you change it.} other {This is archived. Restore it before you change it.}}',
      { status },
    ),
  recordNotScheduled: ({ status }: { kind: string } & { status: string }) =>
    t('{status, select, DELETED {This is in the trash.} other {This is archived.}}', { status }),
  restoreToSchedule: (_: { kind: string }) => t('Restore this before you schedule it.'),
  restoreToSubmit: (_: { kind: string }) => t('Restore this before you submit it.'),
  nothingToSubmit: (_: { kind: string }) =>
    t('There are no changes to submit. Save a draft first.'),
  recordStays: (_: { kind: string }) => t('This can’t move to another location.'),
  manyRecordsToCopy: ({ name, most }: { kind: string } & { name: string; most: number }) =>
    t(
      '{name} has more than {most} items of one kind. At most {most} can be copied at once. Choose another location.',
      { name, most },
    ),
  locationRemoved: ({ name, status }: { name: string; status: string }) =>
    t(
      '{status, select, DELETED {{name} is in the trash. Restore the location before you change its pages.} other {{name} is archived. Restore the location before you change its pages.}}',
      { name, status },
    ),
  noNetworkText: ({ language }: { language: string }) =>
    t('The network’s page has no text in {language}. Choose a language it has.', {
      language,
    }),
  lockedByOffice: () => t('The page wasn’t saved: head office locked this for all locations.'),
  lockedByOfficeFor: ({ reason }: { reason: string }) =>
    joinSentences(
      t('The page wasn’t saved: head office locked this for all locations.'),
      t('Reason: {reason}', { reason }),
    ),
  lockedBy: ({ person }: { person: string }) =>
    t('The page wasn’t saved: {person} locked this for all locations.', { person }),
  lockedByFor: ({ person, reason }: { person: string; reason: string }) =>
    joinSentences(
      t('The page wasn’t saved: {person} locked this for all locations.', { person }),
      t('Reason: {reason}', { reason }),
    ),
  sharedBlockInUse: ({
    title,
    count,
    pages,
    more,
  }: {
    title: string
    count: number
    pages: string
    more: number
  }) =>
    t(
      '“{title}” is used on {count, plural, one {# page} other {# pages}}: {pages}{more, plural, =0 {} other { and # more}}. Detach or remove it there first, then delete it.',
      { title, count, pages, more },
    ),
  noWavesToCome: () => t('No more groups are waiting.'),
  wavesNotStopped: () => t('Publishing in groups can’t be resumed, because it isn’t stopped.'),
  searchClosed: () => t('This search is no longer active. Search again.'),
  notUndoableNow: () => t('This can’t be undone right now.'),
  invalidAddress: ({ address }: { address: string }) =>
    t(
      'The address ‘{address}’ isn’t valid. Use lower-case letters, digits and single hyphens, like /visit/faq.',
      { address },
    ),
  reservedAddress: ({ address }: { address: string }) =>
    t('The address “{address}” starts with a reserved word. Choose another address.', {
      address,
    }),
  addressOfSite: ({ address, name }: { address: string; name: string }) =>
    t('“{address}” is already used by {name}. Choose another address.', { address, name }),
  addressTaken: () => t('Another page of this site already has this address. Choose another.'),
  layoutHasNoAddress: () =>
    t('A site layout doesn’t have its own address. It surrounds every page.'),
  sharedBlockHasNoAddress: () =>
    t('A shared block doesn’t have its own address. It’s shown on the pages that use it.'),
  templateHasNoAddress: () => t('A template has no address. The pages made from it get their own.'),
  noSuchTime: ({ time, timeZone }: { time: string; timeZone: string }) =>
    t(
      '{time} doesn’t exist in {timeZone}: the clocks go forward then. Choose a time an hour later.',
      { time, timeZone },
    ),
  notATime: ({ given }: { given: string }) =>
    t('‘{given}’ isn’t a date and time. Write it like 2026-11-08T06:00.', { given }),
  pastTime: ({ time, now, timeZone }: { time: string; now: string; timeZone: string }) =>
    t('{time} is in the past. It’s now {now} in {timeZone}. Choose a later time.', {
      time,
      now,
      timeZone,
    }),
  farTime: ({ time }: { time: string }) =>
    t('{time} is more than two years from now. Choose an earlier time.', { time }),
  endBeforeStart: () =>
    t('The page would be unpublished before it’s published. Choose a later end.'),
  longReviewNote: ({ most, count }: { most: number; count: number }) =>
    t(
      'A note has at most {most, plural, one {# character} other {# characters}}; this one has {count, plural, one {#} other {#}}.',
      { most, count },
    ),
  writeNote: () => t('Write a note about what’s missing.'),
  writeComment: () => t('Write a comment first.'),
  longComment: ({ most, count }: { most: number; count: number }) =>
    t(
      'A comment has at most {most, plural, one {# character} other {# characters}}; this one has {count, plural, one {#} other {#}}. Shorten it or split it in two.',
      { most, count },
    ),
  badReplyAddress: () => t('This visitor’s email address is invalid, so nothing was sent.'),
  enterSearchWords: () => t('Enter the words that visitors search for.'),
  manySearchPhrases: ({ most }: { most: number }) =>
    t('Enter at most {most} words or phrases.', { most }),
  longSearchPhrase: ({ phrase, most }: { phrase: string; most: number }) =>
    t('“{phrase}” has more than {most} words. Keep only the important ones.', { phrase, most }),
  enterPagePath: () => t('Enter the page as a path, like /give.'),
  enterOtherWords: () => t('Enter other words to search for, or a page to show first.'),
  noPublishedPageAt: ({ path }: { path: string }) =>
    t('There’s no published page at {path}.', { path }),
  notAnExpression: () =>
    t(
      'This regular expression isn’t supported. Use RE2 syntax, without look-around and back-references.',
    ),
  notACalendar: () => t('This isn’t an iCalendar file: it has no complete VCALENDAR.'),
  notALink: ({ link }: { link: string }) =>
    t('‘{link}’ isn’t a link. Use a path like /visit, or https://… for another site.', { link }),
  textsOfAllForbidden: () => t('Your account can’t edit texts shared by all locations.'),
  textsOfLocationForbidden: ({ id }: { id: number | string }) =>
    t('Your account can’t write texts of location {id}.', { id }),
} as const
