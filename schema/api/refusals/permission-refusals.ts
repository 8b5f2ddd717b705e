import { t } from '../../messages/t'

/** Refusals for lack of permission: people and locations. */
export const permissionRefusals = {
  tasksByNetwork: () => t('Only people who manage the whole network can see its background tasks.'),
  alertsNeedAccount: () =>
    t('Only people with an account can get email alerts. Choose someone who has one.'),
  pagesUnseen: () => t('Your account can’t see the pages of this location.'),
  managersOfLocationOnly: () =>
    t('Your account can change this page here. Only people who manage this location can do this.'),
  viewPagesOnly: () => t('Your account can view pages of this location, but not change them.'),
  publishesLanguageOnly: ({ language }: { language: string }) =>
    t(
      'Your account can publish text in {language} here. Someone who manages the location has to publish the changes that count in all languages.',
      { language },
    ),
  changesLanguageOnly: ({ language }: { language: string }) =>
    t(
      'Your account can change text in {language} here. Blocks, pictures and settings count in all languages.',
      { language },
    ),
  cannotPublishAt: ({ name }: { name: string }) =>
    t('Your account can’t publish pages at {name}.', { name }),
  assignToContributors: () =>
    t('You can assign messages to people who contribute to this location or manage it.'),
  logByNetwork: () => t('Only people who manage the whole network can check the log.'),
  tokensByNetwork: () =>
    t('Only people who manage the whole network can create access tokens for programs.'),
  draftsUnseen: ({ id }: { id: number | string }) =>
    t('Your account can’t see the drafts of location {id}.', { id }),
  worksElsewhere: ({ name }: { name: string }) =>
    t(
      '{name} also works at locations that you don’t manage. Remove them from yours, or ask someone who manages the whole network.',
      { name },
    ),
  permissionSetsByNetwork: () =>
    t('Only people who manage the whole network can edit permission sets.'),
  setUpByNetwork: () => t('Only people who manage the whole network can set it up.'),
  topicDetailsForbidden: () =>
    t('Your account can’t change the link, pictures or date of a topic.'),
} as const
