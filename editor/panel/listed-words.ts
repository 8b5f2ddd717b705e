import type { ListedKind } from '#schema/block/listed-records'

/** The kinds of listed records that are made and changed in the editor. */
export type FormedKind = Extract<ListedKind, 'event' | 'gallery' | 'newsArticle'>

export function isFormed(kind: ListedKind): kind is FormedKind {
  return kind === 'event' || kind === 'gallery' || kind === 'newsArticle'
}

const FOLLOWS = 'They are changed there, and every list that shows them follows.'
const OF_HEAD_OFFICE = 'Head office adds and changes them; they have no form here.'

/** What people call what a block lists, and who changes it. */
export const listedWords: {
  readonly [K in ListedKind]: { readonly many: string; readonly note: string }
} = {
  event: { many: 'events', note: FOLLOWS },
  newsArticle: { many: 'articles', note: FOLLOWS },
  gallery: { many: 'galleries', note: FOLLOWS },
  wisdom: {
    many: 'talks and stories',
    note: `They belong to the whole network. ${OF_HEAD_OFFICE}`,
  },
  activity: { many: 'activities', note: OF_HEAD_OFFICE },
  faq: {
    many: 'questions',
    note: `${OF_HEAD_OFFICE} Questions of the block’s own stand in for them.`,
  },
  socialPost: { many: 'posts', note: 'They come from the channels themselves.' },
}
