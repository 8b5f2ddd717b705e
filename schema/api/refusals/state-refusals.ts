import { t } from '../../messages/t'

/** Refusals because of the current state, and for missing choices. */
export const stateRefusals = {
  searchAnswerGone: () => t('This answer has been removed.'),
  searchAnswerRestored: () => t('This answer was already restored, or can no longer be restored.'),
  sharedBlockElsewhere: ({ title }: { title: string }) =>
    t(
      'The page wasn’t saved: the shared block “{title}” belongs to another location. Use one of this location, or of the network.',
      { title },
    ),
  noSharedBlock: ({ id }: { id: number | string }) =>
    t(
      'The page wasn’t saved: there is no shared block {id}. Remove it from the page, or choose another.',
      { id },
    ),
  textDiffersWhereLocked: () =>
    t(
      'This text differs where head office has locked the page, or from what this location has in all languages. Change it there first.',
    ),
  textHasSummary: () =>
    t('This text has its own summary, which would be lost. Remove the summary first.'),
  nothingToDifferFrom: ({ language }: { language: string }) =>
    t('The network’s page has no text in {language}, so there’s nothing to compare with.', {
      language,
    }),
  noOwnText: ({ language }: { language: string }) =>
    t('This location has no full text in {language} to convert.', { language }),
  bothChanged: () => t('Both changed the same words here. Choose one of them.'),
  layoutHasNoDifferences: () =>
    t('A site layout has no differences by location. Create a layout for the location instead.'),
  detachedAlready: () =>
    t('This page is already detached from the network. Load it again to see who did it.'),
  detachUnpublished: () =>
    t('The network hasn’t published this page, so there’s nothing to detach from.'),
  notDetached: () => t('This page follows the network already. Load it again.'),
  attachUnpublished: () =>
    t(
      'The network has unpublished or deleted this page, so it can’t be attached. Ask someone who manages the network to publish it again.',
    ),
  attachPlanOutdated: () =>
    t('The page or the network’s page was changed in the meantime. Look at the changes again.'),
  attachChangedSince: () =>
    t('The page was changed since it was attached, so this can’t be undone. Detach it again.'),
  hasOwnText: () =>
    t('This location has its own full text here. Convert it into differences first.'),
  pageOfLocation: () =>
    t('This page belongs to a location. Only pages of the network have differences by location.'),
  notReattachable: () =>
    t(
      'Only changed fields and added blocks can be moved to another block. Discard this change instead.',
    ),
  blockNotOnPage: () => t('This block isn’t on the network’s page. Select another.'),
  differenceGone: () => t('This difference no longer exists.'),
  selectLocation: () => t('Select a location.'),
  changedMeanwhile: ({ location, person }: { location: string; person: string }) =>
    t(
      '{location} was changed in the meantime by {person}. Nothing was reset: load the list again.',
      { location, person },
    ),
  undoneAlready: () => t('This was already undone.'),
  versionHasNoText: ({ version, language }: { version: number; language: string }) =>
    t('Version {version} of the network’s page has no text in {language}. Load the page again.', {
      version,
      language,
    }),
  templateNotPublished: () =>
    t('Templates can’t be published. Create a page from this template and publish the page.'),
  languageOfOwnPage: () =>
    t('This page belongs to this location. Leave out the location to remove the language.'),
  notDescribed: ({ provider }: { provider: string }) =>
    t('{provider} doesn’t describe this address. Enter the title yourself.', { provider }),
  notNetworkPage: () =>
    t(
      'Only the network’s pages can be published to several locations. Publish this page on its own.',
    ),
  newPageForAll: () =>
    t(
      'This page is new, so no location has an earlier version to keep. Publish it for all locations.',
    ),
  nameLocation: () => t('Name at least one location.'),
  allShowPublished: () => t('All locations show the published version.'),
  publishedSince: () =>
    t('Another version was published in the meantime. Publish an earlier version instead.'),
  schedulerCannotPublish: ({ person }: { person: string }) =>
    t('{person}, who scheduled this, can’t publish at this location anymore.', { person }),
  newerPublished: () => t('A newer version was published in the meantime, so it stays live.'),
  returnedBeforeTime: ({ person }: { person: string }) =>
    t('The page was returned by {person} before its scheduled time.', { person }),
  schedulerGone: ({ person }: { person: string }) =>
    t('{person}, who scheduled this, no longer has an account here.', { person }),
  enterEmailToErase: () => t('Enter the email address of the person whose data you want to erase.'),
  passkeyGone: () => t('This passkey no longer exists.'),
  accountDeactivated: ({ name }: { name: string }) =>
    t(
      'The account of {name} is deactivated, so nothing was sent. Reactivate it in the list of people first.',
      { name },
    ),
  alreadyInvited: ({ name }: { name: string }) =>
    t(
      '{name} has already been invited. To resend the invitation, open them in the list of people.',
      { name },
    ),
  alreadyHasAccount: ({ name }: { name: string }) =>
    t('{name} already has an account. Change their access in the list of people.', { name }),
  chooseKind: () => t('Choose at least one kind of content to edit or publish.'),
  chooseLanguage: () => t('Choose at least one language, or all of them.'),
  accessTwice: () =>
    t('A location has the same access twice. Choose one level or permission set for each.'),
  accessEndInFuture: () => t('The end of access must be in the future.'),
  accessEndAfterStart: () => t('The end of access must be after its start.'),
  chooseRoleLocation: () =>
    t('Choose the location of this role. A role at all locations is a position.'),
  roleExists: ({ role }: { role: string }) =>
    t('This location already has a role named “{role}”. Open it in the list of roles.', { role }),
  networkSetUpAlready: () =>
    t('This network is already set up. Nothing was changed. Reload the editor to continue.'),
  turnOffOwnTwoStep: () =>
    t('Turn off your own two-step verification in “Your account”, with your password.'),
  noCalendarThere: () => t('No calendar could be read at this address.'),
  sameCalendar: () => t('This location is already subscribed to this calendar.'),
  calendarAddress: () => t('The address of a calendar begins with https:// or webcal://.'),
  sameKey: () => t('Another row has the same key.'),
  notInTrash: ({ name }: { name: string }) =>
    t('“{name}” isn’t in the trash. Move it to the trash first.', { name }),
  topicOfPage: () => t('This topic belongs to a page. Edit it with the page.'),
  nothingReplaced: () => t('Nothing was replaced by this search.'),
  suggestionNotLocked: () =>
    t('This isn’t locked anymore. Reload the page, then change it here for your location.'),
  suggestedBlockGone: () =>
    t('This isn’t on the network’s page anymore. Reload the page to see what it has now.'),
  suggestionAnswered: ({ person }: { person: string }) =>
    t('{person} has already answered this suggestion.', { person }),
  suggestedTextGone: () =>
    t('The suggested text’s place isn’t on the page anymore. Decline the suggestion with a note.'),
  suggestedTextChanged: () =>
    t('The page’s text was changed in the meantime. Compare it again, then decide.'),
  suggestionWaits: () => t('This suggestion is waiting. Accept or decline it instead.'),
  webhookOff: () => t('This webhook is turned off. Turn it on first.'),
} as const
