import type { HoursGroup, SpecialDay } from '#schema/entities/hours'
import type { MediaItem } from '#schema/entities/media'
import { administrationMutations, administrationQueries } from '../administration/resolvers'
import { archiveMutations, archiveQueries } from '../archive-exports/archive-exports'
import { addComment } from '../documents/comments/add-comment'
import { deleteComment } from '../documents/comments/delete-comment'
import { editComment } from '../documents/comments/edit-comment'
import { comments } from '../documents/comments/list-comments'
import { listMentionablePeople } from '../documents/comments/mentionable'
import { reopenComment, resolveComment } from '../documents/comments/resolve-comment'
import { pageTemplates, sharedBlocks } from '../documents/list-shared-blocks'
import { announcePresence } from '../documents/open-pages/announce-presence'
import { createPreview } from '../documents/resolvers/create-preview'
import {
  documentType,
  revisionType,
  savedDocumentType,
} from '../documents/resolvers/document-fields'
import {
  reopenDocument,
  republishDocument,
  unpublishDocument,
  withdrawDocument,
} from '../documents/resolvers/document-steps'
import { document, documents } from '../documents/resolvers/documents'
import { embedDetails } from '../documents/resolvers/embed-details'
import { publishDocument } from '../documents/resolvers/publish-document'
import { reviewDocument } from '../documents/resolvers/review-document'
import { revokePreview, revokePreviews } from '../documents/resolvers/revoke-previews'
import { cancelSchedule, listScheduledSteps, moveSchedule } from '../documents/resolvers/scheduled'
import { setRecordStatus } from '../documents/resolvers/set-record-status'
import { submitDocument } from '../documents/resolvers/submit-document'
import {
  createOrUpdateDocument,
  removeLanguage,
  restoreLanguage,
  restoreRevision,
} from '../documents/resolvers/write-document'
import { networkPageMutations, networkPageQueries } from '../documents/rollouts/resolvers'
import { siteLayout } from '../documents/site-layout'
import { suggestionMutations, suggestionQueries } from '../documents/suggestions/resolvers'
import { createOrUpdatePageTemplate, createOrUpdateSharedBlock } from '../documents/write-shared'
import { deleteFeedback, eraseVisitor } from '../forms/inbox/erase-visitor'
import { feedback } from '../forms/inbox/feedback'
import { replyToFeedback } from '../forms/inbox/reply-to-feedback'
import { signUps } from '../forms/inbox/sign-ups'
import { updateFeedback } from '../forms/inbox/update-feedback'
import { homeQueries } from '../home/home-queries'
import { kitMutations, kitQueries } from '../kits/resolvers'
import { momentMutations, momentQueries } from '../moment/resolvers'
import { assignmentType } from '../people/person-node'
import { peopleMutations, peopleQueries } from '../people/resolvers'
import { hasTwoFactor, passkeysOf } from '../people/two-factor'
import { importMutations, importQueries } from '../record-import/subscriptions/resolvers'
import {
  draftOfRecord,
  draftStatusOfRecord,
  dropRecordDraft,
  recordDraft,
  saveRecordDraft,
} from '../records/drafts/resolvers/record-drafts'
import { reviewRecordDraft } from '../records/drafts/resolvers/review-draft'
import { submitRecordDraft, withdrawRecordDraft } from '../records/drafts/resolvers/submit-draft'
import { addressPoints } from '../records/location/copy/address-points'
import { copyLocation } from '../records/location/copy/copy-location'
import { inheritingLocations } from '../records/location/copy/inheriting-locations'
import { locationMentions } from '../records/location/copy/location-mentions'
import {
  deleteMediaItem,
  purgeMediaItem,
  restoreMediaItem,
} from '../records/media/delete-media-item'
import { mediaHistory } from '../records/media/media-history'
import { mediaLibrary } from '../records/media/media-library'
import { restoreMediaRevision } from '../records/media/restore-media-revision'
import { updateMediaItem } from '../records/media/update-media-item'
import { moveRecord } from '../records/move-record'
import { postType } from '../records/news-article/post-fields'
import { allMedia } from '../records/queries/all-media'
import { galleries, gallery, galleryType, locationGalleryType } from '../records/queries/galleries'
import { location, locations } from '../records/queries/locations'
import { allNews, allPosts } from '../records/queries/posts'
import { record } from '../records/queries/record'
import { recordLists } from '../records/queries/record-lists'
import { recordRevision, recordRevisions } from '../records/queries/record-revisions'
import { fieldValues, recordSummaryType, records, usedValues } from '../records/queries/records'
import { topic, topics } from '../records/queries/topics'
import { recordMutations } from '../records/resolvers'
import { calendarDates } from '../records/schedules/calendar-dates'
import { scheduledRecords, schedulesOfRecord } from '../records/schedules/list-record-schedules'
import { scheduleRecord } from '../records/schedules/schedule-record'
import { setRecordStatuses } from '../records/set-record-statuses'
import { createOrUpdateTopic } from '../records/topic/create-or-update-topic'
import { topicChildType, topicItemType, topicType } from '../records/topic/topic-fields'
import { setTopicStatus } from '../records/topic/topic-status'
import { updateTopic } from '../records/topic/update-topic'
import { references } from '../records/usage/references'
import { replacementMutations, replacementQueries } from '../replace/resolvers'
import { addRedirects } from '../site/redirects/add-redirects'
import { redirects } from '../site/redirects/list-redirects'
import { removeRedirects } from '../site/redirects/remove-redirects'
import { whereAddressLeads } from '../site/redirects/where-address-leads'
import { webhookMutations, webhookQueries } from '../webhooks/resolvers'
import { audit, auditCheck } from './audit'
import { auditedAll } from './operations/audited'
import type { RequestContext } from './operations/context'
import { dateTimeScalar, jsonScalar } from './scalars'
import { search } from './search'
import { pageAddresses, pageTrail, places, publishedPaths, siteLanguages } from './site-links'
import { withStoredProblem } from './stored-problem'

/** Resolves translations, which are stored only if there are any. */
const inOtherLanguages = {
  texts: ({ texts }: Pick<SpecialDay, 'texts'>) => texts ?? [],
}

/** The resolvers of fields. Fields not listed here are properties of their parent object. */
export const resolvers = {
  JSON: jsonScalar,
  DateTime: dateTimeScalar,
  Query: {
    ...recordLists(),
    me: (_: unknown, _args: unknown, { principal }: RequestContext) => principal,
    topic,
    topics,
    gallery,
    galleries,
    location,
    locations,
    locationMentions,
    ...{ addressPoints, embedDetails },
    inheritingLocations,
    allMedia,
    mediaLibrary,
    mediaHistory,
    siteLanguages,
    usedValues,
    fieldValues,
    allPosts,
    allNews,
    search,
    documents,
    document,
    ...{ siteLayout, sharedBlocks, pageTemplates },
    ...{ ...networkPageQueries, ...replacementQueries, ...kitQueries, ...momentQueries },
    pageAddresses,
    signUps,
    feedback,
    pageTrail,
    audit,
    auditCheck,
    places,
    publishedPaths,
    ...{ record, recordRevision, recordDraft, recordRevisions, records },
    references,
    ...webhookQueries,
    ...importQueries,
    ...archiveQueries,
    redirects,
    whereAddressLeads,
    scheduled: listScheduledSteps,
    scheduledRecords,
    calendarDates,
    ...homeQueries,
    ...{ comments, mentionable: listMentionablePeople, ...suggestionQueries },
    ...peopleQueries,
    ...administrationQueries,
  },
  Mutation: {
    ...auditedAll({
      createOrUpdateDocument,
      publishDocument,
      unpublishDocument,
      submitDocument,
      withdrawDocument,
      reviewDocument,
      reopenDocument,
      restoreRevision,
      removeLanguage,
      restoreLanguage,
      announcePresence,
      cancelSchedule,
      moveSchedule,
      republishDocument,
      setRecordStatus,
      createOrUpdateTopic,
      updateTopic,
      setTopicStatus,
      updateMediaItem,
      restoreMediaRevision,
      deleteMediaItem,
      restoreMediaItem,
      purgeMediaItem,
      copyLocation,
      updateFeedback,
      replyToFeedback,
      deleteFeedback,
      eraseVisitor,
      moveRecord,
      saveRecordDraft,
      dropRecordDraft,
      submitRecordDraft,
      withdrawRecordDraft,
      reviewRecordDraft,
      setRecordStatuses,
      scheduleRecord,
    }),
    ...peopleMutations,
    ...administrationMutations,
    ...auditedAll({ ...networkPageMutations, ...replacementMutations, ...kitMutations }),
    ...auditedAll({ createOrUpdateSharedBlock, createOrUpdatePageTemplate }),
    ...auditedAll({ addComment, editComment, deleteComment, resolveComment, reopenComment }),
    ...auditedAll(suggestionMutations),
    ...auditedAll({ createPreview, revokePreview, revokePreviews, ...momentMutations }),
    ...webhookMutations,
    ...auditedAll({ addRedirects, removeRedirects }),
    ...importMutations,
    ...archiveMutations,
    ...recordMutations(),
  },
  Account: { hasTwoFactor, passkeys: passkeysOf },
  ...withStoredProblem,
  RecordForm: { draft: draftOfRecord, schedules: schedulesOfRecord },
  Assignment: assignmentType,
  ActivitySession: inOtherLanguages,
  HoursGroup: { ...inOtherLanguages, kind: ({ kind }: HoursGroup) => kind ?? 'OPENING' },
  ScheduleEntry: inOtherLanguages,
  SpecialDay: { ...inOtherLanguages, except: ({ except }: SpecialDay) => except ?? [] },
  Document: documentType,
  SavedDocument: savedDocumentType,
  Revision: revisionType,
  Gallery: galleryType,
  MediaItem: { isDecorative: (item: MediaItem) => item.isDecorative === true },
  LocationGallery: locationGalleryType,
  Post: postType,
  Topic: topicType,
  TopicChild: topicChildType,
  TopicItem: topicItemType,
  RecordSummary: {
    ...recordSummaryType,
    schedules: schedulesOfRecord,
    draftStatus: draftStatusOfRecord,
  },
  ChangedRecord: { draftStatus: draftStatusOfRecord },
}
