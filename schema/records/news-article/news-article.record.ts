import { LOCAL_TIME } from '../../entities/local-time'
import type { postType } from '../../entities/statuses'
import { array, dateTime, media, medias, record, richtext, select, string } from '../../fields'
import { plainText } from '../../text/plain-text'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { LINK } from '../shared-fields'

/** The layouts of pictures (specification section 3, Media). */
const layouts = {
  '': 'Automatic',
  CAROUSEL: 'Carousel, to swipe through',
  GRID_1_2: 'One large, two small',
  GRID_3: 'Grid of three columns',
  GRID_4: 'Grid of four columns',
  ROW: 'Row',
  SINGLE: 'Single picture',
} as const

/** How the pictures of a part are laid out; '' leaves it to their number. */
export type PictureLayout = keyof typeof layouts

const types = {
  NEWS: 'News',
  BLOG: 'Blog',
  EXPERIENCE: 'Experience',
  PRESS_RELEASE: 'Press release',
} as const satisfies Record<(typeof postType.options)[number], string>

const own = {
  title: string({ label: 'Title', required: true, max: 200 }),
  type: select({
    label: 'Type',
    options: types,
    default: 'NEWS',
    help: 'News lists show every type with its badge. Latest news shows only news.',
  }),
  category: string({
    label: 'Category',
    placeholder: 'Local',
    max: 100,
    proposes: { kind: 'newsArticle', field: 'category' },
  }),
  description: string({
    label: 'Summary',
    help: 'One or two sentences, for lists, search results and feeds.',
    multiline: true,
    max: 600,
  }),
  image: media({ label: 'Picture', help: 'Articles without a picture don’t appear in lists.' }),
  content: array({
    label: 'The article',
    itemLabel: 'Part',
    max: 100,
    help: 'The first text is the introduction.',
    of: {
      text: richtext({ label: 'Text', max: 200_000 }),
      pictures: medias({ label: 'Pictures', max: 100 }),
      layout: select({ label: 'Layout of the pictures', options: layouts, default: '' }),
      videoUrl: string({
        label: 'Video',
        help: 'A YouTube or Vimeo link.',
        pattern: 'https?://\\S+',
        max: 500,
      }),
    },
  }),
  galleries: array({
    label: 'Galleries',
    itemLabel: 'Gallery',
    help: 'The first gallery’s pictures appear below the article.',
    max: 20,
    of: { gallery: record({ kind: 'gallery', label: 'Gallery', required: true }) },
  }),
  fileURL: string({
    label: 'File link',
    placeholder: 'https://',
    help: 'Shown below the article, like a programme or press kit.',
    pattern: LINK,
    max: 2000,
  }),
  file: media({
    label: 'File',
    takesFiles: true,
    help: 'A PDF or picture to download. Used when there’s no file link.',
  }),
  postMaster: record({
    kind: 'newsArticle',
    label: 'Original article',
    help: 'The article of another location that this one is based on. A link appears below the article.',
  }),
  authorName: string({ label: "Author's name", max: 200 }),
  authorAvatar: media({ label: "Author's picture" }),
  authorBio: string({ label: 'About the author', multiline: true, max: 1000 }),
  publishedAt: dateTime({
    label: 'Published on',
    pattern: LOCAL_TIME,
    help: 'Leave it empty to publish now, or choose a future time.',
  }),
  expireAt: dateTime({
    label: 'Shown until',
    pattern: LOCAL_TIME,
    help: 'Leave it empty to show it forever.',
  }),
  seoTags: string({
    label: 'Keywords',
    placeholder: 'diwali, annakut',
    help: 'Separate with commas.',
    max: 300,
  }),
  status: select({
    label: 'Visibility',
    options: { PUBLISHED: 'Public', DRAFT: 'Draft' },
    default: 'PUBLISHED',
    help: 'Appears in lists, the feed and search as soon as it’s saved.',
  }),
}

const fields = {
  ...own,
  texts: textsOf(own, ['title', 'category', 'description', 'authorName', 'authorBio'], {
    text: richtext({
      label: 'The article',
      help: 'Replaces all its texts. Pictures and videos follow.',
      max: 200_000,
    }),
  }),
}

/** An article (specification section 3, News post). */
export default defineRecord({
  kind: 'newsArticle',
  words: {
    one: 'article',
    many: 'articles',
    help: 'Edit them there to update every list that shows them.',
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
  collection: { path: 'articles', label: 'Articles', rank: 2 },
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
    // Stands in place of all parts of the article.
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
