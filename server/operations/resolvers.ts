import { recordMutations } from '../records/resolvers'
import { audited } from './audited'
import { createOrUpdateDocument } from './mutations/create-or-update-document'
import { createPreview } from './mutations/create-preview'
import { publishDocument } from './mutations/publish-document'
import { removeLanguage } from './mutations/remove-language'
import { reopenDocument } from './mutations/reopen-document'
import { restoreLanguage } from './mutations/restore-language'
import { restoreRevision } from './mutations/restore-revision'
import { reviewDocument } from './mutations/review-document'
import { revokePreviews } from './mutations/revoke-previews'
import { setRecordStatus } from './mutations/set-record-status'
import { submitDocument } from './mutations/submit-document'
import { unpublishDocument } from './mutations/unpublish-document'
import { updateMediaItem } from './mutations/update-media-item'
import { updateTopic } from './mutations/update-topic'
import { withdrawDocument } from './mutations/withdraw-document'
import { allActivities } from './queries/all-activities'
import { allEvents } from './queries/all-events'
import { allFaqs } from './queries/all-faqs'
import { allMedia } from './queries/all-media'
import { allNews } from './queries/all-news'
import { allPosts } from './queries/all-posts'
import { allSocialPosts } from './queries/all-social-posts'
import { allWisdom } from './queries/all-wisdom'
import { document } from './queries/document'
import { documents } from './queries/documents'
import { feedback } from './queries/feedback'
import { galleries } from './queries/galleries'
import { gallery } from './queries/gallery'
import { location } from './queries/location'
import { locations } from './queries/locations'
import { me } from './queries/me'
import { pageAddresses } from './queries/page-addresses'
import { pageTrail } from './queries/page-trail'
import { records } from './queries/records'
import { search } from './queries/search'
import { signUps } from './queries/sign-ups'
import { topic } from './queries/topic'
import { topics } from './queries/topics'
import { dateTimeScalar, jsonScalar } from './scalars'
import { documentType, revisionType } from './types/document'
import { galleryType } from './types/gallery'
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
    allWisdom,
    allActivities,
    allFaqs,
    allSocialPosts,
    search,
    documents,
    document,
    pageAddresses,
    signUps,
    feedback,
    pageTrail,
    records,
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
    removeLanguage: audited('removeLanguage', removeLanguage),
    restoreLanguage: audited('restoreLanguage', restoreLanguage),
    setRecordStatus: audited('setRecordStatus', setRecordStatus),
    createPreview: audited('createPreview', createPreview),
    revokePreviews: audited('revokePreviews', revokePreviews),
    updateTopic: audited('updateTopic', updateTopic),
    updateMediaItem: audited('updateMediaItem', updateMediaItem),
    ...recordMutations(),
  },
  Document: documentType,
  Revision: revisionType,
  Gallery: galleryType,
  Topic: topicType,
  TopicItem: topicItemType,
}
