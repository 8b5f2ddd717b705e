import { t } from '../../messages/t'

/** Refusals because of a limit. */
export const limitsRefusals = {
  manySearchAnswers: ({ most }: { most: number }) =>
    t(
      'You can have at most {most} answers. Remove some you no longer need, or add words to an existing one.',
      { most },
    ),
  manyComments: ({ most }: { most: number }) =>
    t('A page has at most {most} comments. Delete some resolved ones, then send yours again.', {
      most,
    }),
  manyMentions: ({ most, count }: { most: number; count: number }) =>
    t('A comment can mention at most {most} people; this one mentions {count}.', { most, count }),
  manyDifferences: ({ count, most }: { count: number; most: number }) =>
    t(
      'This page differs from the network’s in {count} places; at most {most} are allowed. Create a page of your own instead.',
      { count, most },
    ),
  longDifferences: ({ size, most }: { size: number; most: number }) =>
    t(
      'The differences from the network’s page have {size} characters; at most {most} are allowed.',
      {
        size,
        most,
      },
    ),
  longTitleOrDescription: ({ title, description }: { title: number; description: number }) =>
    t('A title has at most {title} characters, a description {description}.', {
      title,
      description,
    }),
  firstWaveSize: () => t('The first group can have up to 1,000 locations.'),
  waveInterval: () => t('The time between groups is 1 minute to 7 days.'),
  largePage: ({ bytes, most }: { bytes: number; most: number }) =>
    t('The page is {bytes} bytes; at most {most} are allowed. Remove some blocks or text.', {
      bytes,
      most,
    }),
  longText: ({ most, count }: { most: number; count: number }) =>
    t(
      'A text here has at most {most} characters; this one has {count}. Shorten it and try again.',
      {
        most,
        count,
      },
    ),
  manyPictureTexts: ({ most }: { most: number }) =>
    t('A picture has texts for at most {most} languages and locations. Remove one first.', {
      most,
    }),
  largeRequest: ({ most }: { most: number }) =>
    t('Your changes are larger than {most} MB. Make them smaller and try again.', { most }),
  slowQuery: ({ seconds }: { seconds: number }) =>
    t('This took longer than {seconds} s and was stopped. Search for less, or try again later.', {
      seconds,
    }),
  longReply: ({ most, count }: { most: number; count: number }) =>
    t('A reply has at most {most} characters; this one has {count}.', { most, count }),
  longNote: ({ most, count }: { most: number; count: number }) =>
    t('A note has at most {most} characters; this one has {count}.', { most, count }),
  manyTokens: ({ most }: { most: number }) =>
    t('There can be at most {most} access tokens. Revoke one you no longer need.', { most }),
  manyPermissionSets: ({ most }: { most: number }) =>
    t('A network has at most {most} permission sets. Delete one you no longer need.', { most }),
  manyAssignments: ({ most }: { most: number }) =>
    t('A person has at most {most} assignments.', { most }),
  manyRoles: ({ most }: { most: number }) => t('A network has at most {most} roles.', { most }),
  manyHolders: ({ most }: { most: number }) =>
    t('At most {most} people can have a role.', { most }),
  manyCalendarEvents: ({ count, most }: { count: number; most: number }) =>
    t('The calendar has {count} upcoming events. Up to {most} can be imported at a time.', {
      count,
      most,
    }),
  manyRows: ({ most }: { most: number }) => t('Import at most {most} rows at once.', { most }),
  manyPagesToCopy: ({ name, count, most }: { name: string; count: number; most: number }) =>
    t(
      '{name} has {count} pages, and at most {most} can be copied at once. Choose another location, or share the pages.',
      { name, count, most },
    ),
  manyRecords: ({ most, count }: { most: number; count: number }) =>
    t('You can change at most {most} records at once. You selected {count}: clear some of them.', {
      most,
      count,
    }),
  longTextToFind: ({ most }: { most: number }) =>
    t('The text to find has at most {most} characters.', { most }),
  manyRedirectsToAdd: ({ most }: { most: number }) =>
    t('Add at most {most} redirects at once.', { most }),
  manyRedirectsToRemove: ({ most }: { most: number }) =>
    t('Remove at most {most} redirects at once.', { most }),
  manyCalendars: ({ most }: { most: number }) =>
    t('A location has at most {most} calendar subscriptions. End one you no longer need.', {
      most,
    }),
  manyWebhooks: ({ most }: { most: number }) =>
    t('You can have at most {most} webhooks. Delete one you no longer need.', { most }),
} as const
