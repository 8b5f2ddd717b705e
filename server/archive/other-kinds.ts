import {
  calendarSubscriptions,
  comments,
  documents,
  feedback,
  feedbackReplies,
  permissionSets,
  publications,
  publishedContents,
  roles,
  schedules,
  searchAnswers,
  signUps,
} from '../database/tables'
import type { ArchivedTable } from '../records/record-adapter'

const PLACE = ['language', 'locationId']

/** Archived kinds without a record declaration. */
export const otherKinds: Readonly<Record<string, ArchivedTable>> = {
  calendarSubscription: {
    ...{ table: calendarSubscriptions, title: 'name', isPersonal: true },
    known: ['locationId', 'url'],
    // It is read as a whole at the next check, which is due at once.
    omitted: {
      ...{ nextAt: new Date(), checkedAt: null, readAt: null, etag: null, lastModified: null },
      ...{ report: null, problem: null, statusCode: null, failures: 0, failingSince: null },
    },
  },
  comment: {
    ...{ table: comments, title: 'text', known: ['documentId', 'block', 'createdAt'] },
    personal: {
      ...{ authorId: 'former', authorName: '', mentions: [], told: [], guestLink: null },
      resolvedByName: null,
    },
  },
  document: {
    table: documents,
    title: 'title',
    known: ['locationId', 'externalUrl', 'type'],
    parts: [
      {
        ...{ name: 'publications', table: publications, owner: 'documentId', order: PLACE },
        required: ['locationId'],
      },
      { name: 'published', table: publishedContents, owner: 'documentId', order: [] },
      {
        ...{ name: 'schedules', table: schedules, owner: 'documentId', required: ['locationId'] },
        order: ['at', 'action', ...PLACE, 'version'],
      },
    ],
  },
  feedback: {
    ...{
      table: feedback,
      title: 'page',
      isPersonal: true,
      isKept: true,
      omitted: { onceKey: null },
    },
    known: ['locationId', 'createdAt', 'message'],
    parts: [{ name: 'replies', table: feedbackReplies, owner: 'feedbackId', order: ['createdAt'] }],
  },
  permissionSet: { table: permissionSets, title: 'name', known: ['name'] },
  role: {
    ...{ table: roles, title: 'name', required: ['locationId', 'permissionSetId'] },
    known: ['kind', 'name', 'department', 'locationId', 'ofNetwork'],
  },
  searchAnswer: { table: searchAnswers, title: 'words', known: ['words'] },
  signUp: {
    ...{ table: signUps, title: 'page', isPersonal: true, isKept: true },
    known: ['locationId', 'email'],
  },
}
