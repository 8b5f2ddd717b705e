/** Fields with a value of their own. One name has one type in all of the schema, as far as tests read it. */
interface Values {
  readonly id: string
  readonly topicId: string
  readonly locationId: string
  readonly slug: string
  readonly url: string
  readonly src: string
  readonly path: string
  readonly title: string
  readonly name: string
  readonly email: string
  readonly status: string
  readonly language: string
  readonly richText: string
  readonly question: string
  readonly action: string
  readonly recordStatus: string
  readonly fileURL: string
  readonly altText: string
  readonly savedBy: string
  /** Of a version of a media item. */
  readonly file: string
  readonly crop: unknown
  readonly fileSize: number | null
  readonly showCaptionText: boolean
  readonly kind: string
  readonly key: string
  readonly endCursor: string
  readonly problem: string | null
  readonly version: number
  readonly totalCount: number
  readonly itemCount: number
  readonly numChildren: number
  readonly order: number
  readonly revokePreviews: number
  readonly pages: number
  readonly hasNextPage: boolean
  readonly isThisOne: boolean
  readonly isLive: boolean
  readonly content: unknown
  readonly focalPoint: unknown
  readonly values: Readonly<Record<string, unknown>>
  readonly siteLanguages: readonly string[]
  readonly usedValues: readonly string[]
  readonly fieldValues: readonly { readonly value: string }[]
}

/** Fields of fields, and what tests call the answer of an operation. */
type Part =
  | `createOrUpdate${'Document' | 'Event' | 'Gallery' | 'NewsArticle'}`
  | `${'submit' | 'review' | 'publish' | 'unpublish'}Document`
  | `all${'Activities' | 'Events' | 'Faqs' | 'Media' | 'News' | 'Posts' | 'SocialPosts' | 'Wisdom'}`
  | 'answer'
  | 'saved'
  | 'copied'
  | 'ofGallery'
  | 'byIds'
  | 'found'
  | 'createPreview'
  | 'restoreRevision'
  | 'removeLanguage'
  | 'updateMediaItem'
  | 'mediaLibrary'
  | 'item'
  | 'me'
  | 'people'
  | 'feedback'
  | 'signUps'
  | 'audit'
  | 'auditCheck'
  | 'search'
  | 'references'
  | 'redirects'
  | 'document'
  | 'documents'
  | 'topic'
  | 'gallery'
  | 'location'
  | 'locations'
  | 'record'
  | 'records'
  | 'recordRevision'
  | 'recordRevisions'
  | 'revisions'
  | 'item'
  | 'image'
  | 'featuredMediaItem'
  | 'text'
  | 'words'
  | 'postMaster'
  | 'pageInfo'
  | 'siteLayout'
  | 'networkSetup'
  | '__schema'
  | 'queryType'

type List =
  | 'setRecordStatuses'
  | 'mediaHistory'
  | 'removedSearchAnswers'
  | 'searchMisses'
  | 'nodes'
  | 'items'
  | 'media'
  | 'galleries'
  | 'texts'
  | 'topicChildren'
  | 'publications'
  | 'mentions'
  | 'mySessions'
  | 'passkeys'
  | 'specialDays'
  | 'problems'
  | 'results'
  | 'details'
  | 'excerpt'

/**
 * For tests: an answer, or a part of one, with every field that tests read; a field that was not asked for is not there.
 * Only names that are listed can be read, so a misspelt one is an error of types. Lists are taken to have a first entry:
 * where there is none, the test that reads it fails.
 */
export type AnswerData = Values & { readonly [Name in Part]: AnswerData } & {
  readonly [Name in List]: [AnswerData, ...AnswerData[]]
}
