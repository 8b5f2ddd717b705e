import { t } from '../../messages/t'

/** Refusals of actions an account may not do and records it may not see. */
export const accessRefusals = {
  signIn: () => t('Sign in to do this.'),
  sentByAnotherSite: () => t('This request was sent by another site.'),
  notFound: (_: { what: string }) => t('This doesn’t exist, or you don’t have access to it.'),
  noSuchLocation: ({ id }: { id: number | string }) => t('Location {id} doesn’t exist.', { id }),
  editOnly: () =>
    t(
      'Your account can edit this page and submit it for review. Only people who manage its location can do this.',
    ),
  viewOnly: () => t('Your account can view this page, but not change it.'),
  viewOnlyRecord: (_: { kind: string }) => t('Your account can view this, but not change it.'),
  noPagesHere: () => t('Your account can’t create pages at this location.'),
  nothingHere: () => t('Your account can’t add anything to this location.'),
  notHere: () => t('Your account can’t do this at this location.'),
  networkOnlyRecord: (_: { kind: string }) =>
    t('Only people who manage the whole network can add this.'),
  networkOnlyRemoval: (_: { kind: string }) =>
    t('Only people who manage the whole network can delete or restore this.'),
  managersPublish: (_: { kind: string }) =>
    t('This would publish it. Only people who manage its location can do that.'),
  publishedRecord: (_: { kind: string }) =>
    t('This is published. Save your changes as a draft and submit it for review.'),
  ownSubmission: () => t('You submitted this yourself. Someone else has to approve it.'),
  noAuditLog: () => t('Your account can’t read the audit log here.'),
  noMessages: () => t('Your account can’t read visitor messages here.'),
  noPeople: () => t('Your account can’t manage people.'),
  noPeopleHere: () => t('Your account can’t manage people here.'),
  noSchedule: () => t('Your account can’t see the schedule here.'),
  noPictures: () => t('Your account can’t add pictures.'),
  noPicturesHere: () => t('Your account can’t add pictures to this location.'),
  pictureNotReplaced: () => t('Your account can use this picture, but not replace it.'),
  pictureNotChanged: () => t('Your account can use this picture, but not change it.'),
  pictureNotDeleted: () => t('Your account can use this picture, but not delete it.'),
  commentOfAnother: () => t('Only its author can edit a comment. Reply to it instead.'),
  suggestionOfAnother: () => t('Only the person who sent a suggestion can withdraw it.'),
  commentNotDeleted: () =>
    t('Only its author or someone who manages the location can delete a comment.'),
  redirectsByManagers: () => t('Only people who manage this location can change its redirects.'),
  assignedByManagers: () => t('Only people who manage this location can assign messages.'),
  locationsByNetwork: () => t('Only people who manage the whole network can add a location.'),
  kitsByNetwork: () => t('Only people who manage the whole network can do this with kits.'),
  mailsByNetwork: () => t('Only people who manage the whole network can read its emails.'),
  searchByNetwork: () => t('Only people who manage the whole network can change the search.'),
  archivesByNetwork: () => t('Only people who manage the whole network can make archives.'),
  archivePeopleByManagers: () =>
    t('Only people who manage people everywhere can include them in an archive.'),
  noPeopleOfPage: () => t('People can’t be included in the archive of a single page.'),
  noPageToArchive: ({ path }: { path: string }) =>
    t('There is no page {path} at this location.', { path }),
  unknownAccess: () => t('Access must be View, Contribute or Manage.'),
  unknownPlace: ({ name }: { name: string }) => t('There is no location “{name}”.', { name }),
  otherAccess: () =>
    t('This person already has different access at this location. Change it under People.'),
  calendarByPublishers: () =>
    t(
      'Only people who can publish events at this location can have new ones published immediately.',
    ),
  webhooksByNetwork: () => t('Only people who manage the whole network can manage webhooks.'),
  signInByNetwork: () =>
    t('Only people who manage the whole network can change how people sign in.'),
  noText: () => t('Your account can’t change any text there.'),
  twoStepFirst: () => t('Set up two-step verification first.'),
} as const
