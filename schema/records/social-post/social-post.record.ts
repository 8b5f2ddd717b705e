import { LOCAL_TIME } from '../../entities/local-time'
import type { SocialNetwork } from '../../entities/statuses'
import { dateTime, media, select, string } from '../../fields'
import { t } from '../../messages/t'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { LINK, visibleTo } from '../shared-fields'

const ownFields = {
  title: string({ label: t('Text'), required: true, multiline: true, max: 600 }),
  handle: string({ label: t('Channel'), required: true, placeholder: '@channel', max: 100 }),
  network: select({
    label: t('Network'),
    options: {
      FACEBOOK: t('Facebook'),
      INSTAGRAM: t('Instagram'),
      TWITTER: t('X (Twitter)'),
      YOUTUBE: t('YouTube'),
    } satisfies Record<SocialNetwork, string>,
    default: 'INSTAGRAM',
  }),
  image: media({ label: t('Picture') }),
  href: string({
    label: t('Link'),
    required: true,
    placeholder: 'https://',
    pattern: LINK,
    max: 2000,
  }),
  postedAt: dateTime({
    label: t('Posted on'),
    pattern: LOCAL_TIME,
    help: t('Leave it empty for now. Feeds show the latest first.'),
  }),
  recordStatus: visibleTo(t('Appears in feeds as soon as it’s saved.')),
}

const fields = { ...ownFields, texts: textsOf(ownFields, ['title']) }

/** A post of a channel on a social network (specification section 3). */
export default defineRecord({
  kind: 'socialPost',
  words: {
    one: t('post'),
    many: t('posts'),
    new: t('New post'),
    edit: t('Edit post'),
    all: t('All posts'),
    untitled: t('Untitled post'),
    none: t('No posts yet'),
    search: t('Search posts'),
    help: t(
      'Head office adds posts from the network’s channels. Posts from channels with a feed are added automatically.',
    ),
  },
  fields,
  key: 'id',
  owner: 'network',
  title: 'title',
  picture: 'image',
  details: ['handle', 'network'],
  status: 'recordStatus',
  collection: { path: 'social', label: t('Social posts'), rank: 7 },
  list: {
    sort: { by: 'postedAt', direction: 'desc' },
    filters: ['network', 'handle'],
    by: 'handle',
  },
  clean: { handle: channelOf },
  api: {
    inputTypes: { network: 'SocialNetwork', recordStatus: 'RecordStatus' },
  },
})

/** Normalises a channel's handle: lower case, without the `@`. */
export function channelOf(handle: string): string {
  return handle.trim().replace(/^@/, '').toLowerCase()
}
