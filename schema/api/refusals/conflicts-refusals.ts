import { t } from '../../messages/t'

/** Refusals because another person was first, or because of the current state. */
export const conflictsRefusals = {
  newerVersion: ({ version, expected }: { version: number; expected: number }) =>
    t(
      'Someone saved a newer version ({version}; yours is {expected}). Your changes weren’t saved.',
      { version, expected },
    ),
  newerRecord: ({ version, expected }: { kind: string } & { version: number; expected: number }) =>
    t(
      'Someone saved a newer version ({version}; yours is {expected}). Your changes weren’t saved.',
      { version, expected },
    ),
  newerDraft: ({ version, expected }: { kind: string } & { version: number; expected: number }) =>
    t(
      'Someone saved a newer draft (version {version}; yours is {expected}). Your changes weren’t saved.',
      { version, expected },
    ),
  commentChanged: () =>
    t(
      'Someone changed this comment. Your text is still here: check the comment, then send it again.',
    ),
  messageChanged: () =>
    t(
      'Someone else changed this message. Your text is still in the form: check their change, then send it again.',
    ),
  newerPermissionSet: () =>
    t(
      'Someone saved a newer version of this permission set. Close it, open it again, and make your change there.',
    ),
  newerRole: () =>
    t(
      'Someone saved a newer version of this role. Close it, open it again, and make your change there.',
    ),
  newerCalendar: () =>
    t(
      'Someone saved a newer version of this subscription. Close it, open it again, and make your change there.',
    ),
  newerWebhook: () =>
    t(
      'Someone saved a newer version of this webhook. Close it, open it again, and make your change there.',
    ),
  ownAddress: () => t('This is your own email address. You already have an account.'),
  hasAccount: () =>
    t(
      'Someone already has an account with this address. Ask someone who manages the whole network to give them access to your location.',
    ),
  ownAccount: () =>
    t('You can’t deactivate your own account. Ask someone else who manages people.'),
  invitationAccepted: ({ name }: { name: string }) =>
    t('{name} has already accepted the invitation.', { name }),
  acceptedInstead: ({ name }: { name: string }) =>
    t('{name} has accepted the invitation. Deactivate the account instead.', { name }),
  deactivated: ({ name }: { name: string }) =>
    t('{name}’s account is deactivated. Reactivate it under People first.', { name }),
  onlyManager: ({ name }: { name: string }) =>
    t(
      '{name} is the last one with access to the whole network. Give someone else this access first, and wait until they accept.',
      { name },
    ),
  setExists: ({ name }: { name: string }) =>
    t('A permission set called “{name}” already exists.', { name }),
  setInUse: ({ name }: { name: string }) =>
    t('People or roles use “{name}”. Give them other access first.', { name }),
  inTrash: ({ verb }: { verb: string }) =>
    t(
      '{verb, select, publish {This page is in the trash. Restore it before you publish it.} submit {This page is in the trash. Restore it before you submit it.} other {This page is in the trash. Restore it before you change it.}}',
      { verb },
    ),
  archived: ({ verb }: { verb: string }) =>
    t(
      '{verb, select, publish {This page is archived. Restore it before you publish it.} submit {This page is archived. Restore it before you submit it.} other {This page is archived. Restore it before you change it.}}',
      { verb },
    ),
  kitInUse: ({ count }: { count: number }) =>
    t(
      '{count, plural, one {# location is} other {# locations are}} using this kit. End it there first.',
      { count },
    ),
  kitNotSubmitted: () => t('This location hasn’t submitted its kit yet.'),
  kitSent: () => t('This location already has the kit.'),
  kitClosed: () => t('Kits are available only for locations whose site is open.'),
  kitBlanks: ({ count, blanks }: { count: number; blanks: string }) =>
    t('{count, plural, one {One blank is} other {# blanks are}} still empty: {blanks}.', {
      count,
      blanks,
    }),
  kitPublished: () => t('The kit is already published at this location.'),
  kitOver: () => t('This kit has ended. Choose a later last day first.'),
  kitUnnamed: () => t('Enter a name for the new kit.'),
  kitDay: ({ given }: { given: string }) =>
    t('“{given}” isn’t a day. Enter it like 2028-10-30.', { given }),
  kitEmpty: () => t('This kit has nothing to send yet. Choose a page, an event or a day.'),
  notPublished: () => t('This page isn’t published.'),
  noEarlierVersion: () => t('There’s no earlier live version to publish.'),
  noTextToPublish: ({ verb }: { verb: string }) =>
    t(
      '{verb, select, publish {This location’s page has no text in this language to publish.} unpublish {This location’s page has no text in this language to unpublish.} withdraw {This location’s page has no text in this language to withdraw.} submit {This location’s page has no text in this language to submit.} other {This location’s page has no text in this language.}}',
      { verb },
    ),
  recordNotInReview: (_: { kind: string }) => t('This isn’t in review.'),
  recordInReview: (_: { kind: string }) => t('This is already in review.'),
  recordPublished: (_: { kind: string }) => t('This is already published.'),
  networkNotPublished: () =>
    t('The network hasn’t published this page yet. Publish your changes after the network does.'),
  inWaves: () =>
    t(
      'This page is being published in groups of locations. Let it finish or undo the change first.',
    ),
  defaultLocation: () => t('You can’t remove this location: the others fall back to its content.'),
} as const
