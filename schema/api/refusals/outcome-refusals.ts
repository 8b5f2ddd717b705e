import { t } from '../../messages/t'

/** Reasons why a part of a longer task was skipped: of find and replace, and of staged changes. */
export const outcomeRefusals = {
  pageGone: () => t('The page doesn’t exist anymore.'),
  pageClosed: () => t('The page was closed without publishing.'),
  pageNotYoursToChange: () => t('Your account can’t change this page anymore.'),
  textGone: () => t('The page has no text in this language anymore.'),
  recordGone: (_: { kind: string }) => t('This doesn’t exist anymore.'),
  recordNotYours: (_: { kind: string }) => t('Your account can’t change this anymore.'),
  archivedOrInTrash: () => t('This item is archived or in the trash.'),
  changesAtOnce: () => t('This change would be public immediately. Choose to publish it, too.'),
  noDifferenceLeft: () => t('The location has no version here anymore.'),
  draftHasOthers: () => t('The draft has other changes, so it was changed but not published.'),
  pageNotPublished: () => t('The page isn’t published, so only its draft was changed.'),
  pageInReview: () => t('The page is in review, so only its draft was changed.'),
  pageNotYours: () => t('Your account can’t publish this page, so only its draft was changed.'),
  authorCannotPublish: ({ person }: { person: string }) =>
    t('{person} can’t publish this page anymore.', { person }),
  formerAddressLost: ({ path }: { path: string }) =>
    t('The page has moved, and its former address {path} doesn’t redirect to it.', { path }),
  brokenPath: ({ path }: { path: string }) => t('The link to {path} is broken.', { path }),
  brokenPageLink: ({ title }: { title: string }) =>
    t('The link to the page “{title}” is broken.', { title }),
  brokenRule: ({ location, problem }: { location: string; problem: string }) =>
    `${location}: ${problem}`,
} as const
