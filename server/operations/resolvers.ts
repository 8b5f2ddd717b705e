import { audited } from './documents/audited'
import { createOrUpdateDocument } from './mutations/create-or-update-document'
import { createPreview } from './mutations/create-preview'
import { publishDocument } from './mutations/publish-document'
import { reopenDocument } from './mutations/reopen-document'
import { restoreRevision } from './mutations/restore-revision'
import { reviewDocument } from './mutations/review-document'
import { setRecordStatus } from './mutations/set-record-status'
import { submitDocument } from './mutations/submit-document'
import { unpublishDocument } from './mutations/unpublish-document'
import { withdrawDocument } from './mutations/withdraw-document'
import { allEvents } from './queries/all-events'
import { allMedia } from './queries/all-media'
import { allNews } from './queries/all-news'
import { allPosts } from './queries/all-posts'
import { document } from './queries/document'
import { documents } from './queries/documents'
import { galleries } from './queries/galleries'
import { gallery } from './queries/gallery'
import { location } from './queries/location'
import { locations } from './queries/locations'
import { me } from './queries/me'
import { pageAddresses } from './queries/page-addresses'
import { topic } from './queries/topic'
import { topics } from './queries/topics'
import { dateTimeScalar, jsonScalar } from './scalars'
import { documentType, revisionType } from './types/document'
import { topicItemType, topicType } from './types/topic'

/** Which function answers which field; fields that are not named here are properties of what was answered above them. */
export const resolvers = {
  JSON: jsonScalar,
  DateTime: dateTimeScalar,
  Query: {
    me,
    topic,
    topics,
    gallery,
    galleries,
    location,
    locations,
    allMedia,
    allPosts,
    allNews,
    allEvents,
    documents,
    document,
    pageAddresses,
  },
  Mutation: {
    createOrUpdateDocument: audited('createOrUpdateDocument', createOrUpdateDocument),
    publishDocument: audited('publishDocument', publishDocument),
    unpublishDocument: audited('unpublishDocument', unpublishDocument),
    submitDocument: audited('submitDocument', submitDocument),
    withdrawDocument: audited('withdrawDocument', withdrawDocument),
    reviewDocument: audited('reviewDocument', reviewDocument),
    reopenDocument: audited('reopenDocument', reopenDocument),
    restoreRevision: audited('restoreRevision', restoreRevision),
    setRecordStatus: audited('setRecordStatus', setRecordStatus),
    createPreview: audited('createPreview', createPreview),
  },
  Document: documentType,
  Revision: revisionType,
  Topic: topicType,
  TopicItem: topicItemType,
}
