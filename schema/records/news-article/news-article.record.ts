import { LOCAL_TIME } from '../../entities/local-time'
import type { postType } from '../../entities/statuses'
import { array, dateTime, media, medias, record, richtext, select, string } from '../../fields'
import { t } from '../../messages/t'
import { plainText } from '../../text/plain-text'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { LINK } from '../shared-fields'

/** The layouts of pictures (specification section 3, Media). */
const layouts = {
  '': t('Automatic'),
  CAROUSEL: t('Carousel, to swipe through'),
  GRID_1_2: t('One large, two small'),
  GRID_3: t('Grid of three columns'),
  GRID_4: t('Grid of four columns'),
  ROW: t('Row'),
  SINGLE: t('Single picture'),
} as const

/** The layout of a part's pictures; '' chooses it by their number. */
export type PictureLayout = keyof typeof layouts

const types = {
  NEWS: t('News'),
  BLOG: t('Blog'),
  EXPERIENCE: t('Experience'),
  PRESS_RELEASE: t('Press release'),
} as const satisfies Record<(typeof postType.options)[number], string>

const ownFields = {
  title: string({ label: t('Title'), required: true, max: 200 }),
  type: select({
    label: t('Type'),
    options: types,
    default: 'NEWS',
    help: t('News lists show every type with its badge. Latest news shows only news.'),
  }),
  category: string({
    label: t('Category'),
    placeholder: t('Local'),
    max: 100,
    proposes: { kind: 'newsArticle', field: 'category' },
  }),
  description: string({
    label: t('Summary'),
    help: t('One or two sentences, for lists, search results and feeds.'),
    multiline: true,
    max: 600,
  }),
  image: media({
    label: t('Picture'),
    help: t('Articles without a picture don’t appear in lists.'),
  }),
  content: array({
    label: t('The article'),
    itemLabel: t('Part'),
    max: 100,
    help: t('The first text is the introduction.'),
    of: {
      text: richtext({ label: t('Text'), max: 200_000 }),
      pictures: medias({ label: t('Pictures'), max: 100 }),
      layout: select({ label: t('Layout of the pictures'), options: layouts, default: '' }),
      videoUrl: string({
        label: t('Video'),
        help: t('A YouTube or Vimeo link.'),
        pattern: 'https?://\\S+',
        max: 500,
      }),
    },
  }),
  galleries: array({
    label: t('Galleries'),
    itemLabel: t('Gallery'),
    help: t('The first gallery’s pictures appear below the article.'),
    max: 20,
    of: { gallery: record({ kind: 'gallery', label: t('Gallery'), required: true }) },
  }),
  fileURL: string({
    label: t('File link'),
    placeholder: 'https://',
    help: t('Shown below the article, like a programme or press kit.'),
    pattern: LINK,
    max: 2000,
  }),
  file: media({
    label: t('File'),
    takesFiles: true,
    help: t('A PDF or picture to download. Used when there’s no file link.'),
  }),
  postMaster: record({
    kind: 'newsArticle',
    label: t('Original article'),
    help: t(
      'The other location’s article on which this article is based. A link to it appears below this article.',
    ),
  }),
  authorName: string({ label: t("Author's name"), max: 200 }),
  authorAvatar: media({ label: t("Author's picture") }),
  authorBio: string({ label: t('About the author'), multiline: true, max: 1000 }),
  publishedAt: dateTime({
    label: t('Published on'),
    pattern: LOCAL_TIME,
    help: t('Leave it empty to publish now, or choose a future time.'),
  }),
  expireAt: dateTime({
    label: t('Shown until'),
    pattern: LOCAL_TIME,
    help: t('Leave it empty to show it forever.'),
  }),
  seoTags: string({
    label: t('Keywords'),
    placeholder: t('diwali, annakut'),
    help: t('Separate with commas.'),
    max: 300,
  }),
  status: select({
    label: t('Visibility'),
    options: { PUBLISHED: t('Public'), DRAFT: t('Draft') },
    default: 'PUBLISHED',
    help: t('Appears in lists, the feed and search as soon as it’s saved.'),
  }),
}

const fields = {
  ...ownFields,
  texts: textsOf(ownFields, ['title', 'category', 'description', 'authorName', 'authorBio'], {
    text: richtext({
      label: t('The article'),
      help: t('Replaces the article’s text blocks. Pictures and videos are kept below it.'),
      max: 200_000,
    }),
  }),
}

/** An article (specification section 3, News post). */
export default defineRecord({
  kind: 'newsArticle',
  words: {
    one: t('article'),
    many: t('articles'),
    new: t('New article'),
    edit: t('Edit article'),
    all: t('All articles'),
    untitled: t('Untitled article'),
    none: t('No articles yet'),
    search: t('Search articles'),
    help: t('Edit them there to update every list that shows them.'),
    site: { en: 'article', gu: 'લેખ', hi: 'लेख' },
  },
  fields,
  key: 'slug',
  owner: 'location',
  title: 'title',
  picture: 'image',
  description: 'description',
  shown: { from: 'publishedAt', until: 'expireAt' },
  details: ['publishedAt'],
  status: 'status',
  collection: { path: 'articles', label: t('Articles'), rank: 2 },
  pages: [{ template: '/connect/news/:newsArticle' }],
  list: {
    sort: { by: 'publishedAt', direction: 'desc' },
    filters: ['type', 'category'],
    searched: ['description'],
  },
  search: {
    group: 'NEWS',
    label: { en: 'News', gu: 'સમાચાર', hi: 'समाचार' },
    date: 'publishedAt',
    body: ({ description, content }) => [
      description,
      ...content.map(({ text }) => plainText(text)),
    ],
    // Replaces all parts of the article.
    inLanguage: ({ text = '' }) =>
      text === '' ? {} : { content: [{ text, pictures: [], layout: '', videoUrl: '' }] },
    keywords: ({ category, seoTags, authorName }) => [category, seoTags, authorName],
  },
  api: {
    type: 'Post',
    list: 'allPosts',
    presented: ['authorName', 'authorAvatar', 'authorBio'],
    chain: 'article',
    inputTypes: { type: 'PostType', content: 'ArticlePartInput', status: 'PostStatus' },
  },
})
