import type { ListedKind } from '#schema/block/listed-records'

/** The kinds of listed records that are made and changed in the editor. */
export type FormedKind = Extract<ListedKind, 'event' | 'gallery' | 'newsArticle' | 'topic'>

export function isFormed(kind: ListedKind): kind is FormedKind {
  return listedWords[kind].hasForm
}

const FOLLOWS = 'They are changed there, and every list that shows them follows.'
const OF_HEAD_OFFICE = 'Head office adds and changes them; they have no form here.'

/** What people call what a block lists, who changes it, and whether that is done here. */
export const listedWords: {
  readonly [K in ListedKind]: {
    readonly many: string
    readonly note: string
    readonly hasForm: K extends FormedKind ? true : false
  }
} = {
  event: { many: 'events', note: FOLLOWS, hasForm: true },
  newsArticle: { many: 'articles', note: FOLLOWS, hasForm: true },
  gallery: { many: 'galleries', note: FOLLOWS, hasForm: true },
  topic: {
    many: 'topics below it',
    note: 'Each location may have a text of its own; where it has none, that of the default location is shown.',
    hasForm: true,
  },
  wisdom: {
    many: 'talks and stories',
    note: `They belong to the whole network. ${OF_HEAD_OFFICE}`,
    hasForm: false,
  },
  activity: { many: 'activities', note: OF_HEAD_OFFICE, hasForm: false },
  faq: {
    many: 'questions',
    note: `${OF_HEAD_OFFICE} Questions of the block’s own stand in for them.`,
    hasForm: false,
  },
  socialPost: {
    many: 'posts',
    note: 'They come from the channels themselves.',
    hasForm: false,
  },
}
