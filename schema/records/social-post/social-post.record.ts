import { LOCAL_TIME } from '../../entities/local-time'
import { channelOf } from '../../entities/social-post'
import { socialNetwork } from '../../entities/statuses'
import { dateTime, media, select, string } from '../../fields'
import { optionsOf } from '../options-of'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { LINK, visibleTo } from '../shared-fields'

const own = {
  title: string({ label: 'Text', required: true, multiline: true, max: 600 }),
  handle: string({ label: 'Channel', required: true, placeholder: '@channel', max: 100 }),
  network: select({
    label: 'Network',
    options: optionsOf(socialNetwork.options),
    default: 'INSTAGRAM',
  }),
  image: media({ label: 'Picture' }),
  href: string({
    label: 'Link',
    required: true,
    placeholder: 'https://',
    pattern: LINK,
    max: 2000,
  }),
  postedAt: dateTime({
    label: 'Posted on',
    pattern: LOCAL_TIME,
    help: 'Leave it empty for now. Feeds show the latest first.',
  }),
  recordStatus: visibleTo('Appears in feeds as soon as it’s saved.'),
}

const fields = { ...own, texts: textsOf(own, ['title']) }

/** A post of a channel on a social network (specification section 3). */
export default defineRecord({
  kind: 'socialPost',
  words: {
    one: 'post',
    many: 'posts',
    help: 'Head office adds posts of the network’s channels. Posts from channels with a feed (SOCIAL_FEEDS) are added automatically.',
  },
  fields,
  key: 'id',
  owner: 'network',
  title: 'title',
  picture: 'image',
  details: ['handle', 'network'],
  status: 'recordStatus',
  collection: { path: 'social', label: 'Social posts', rank: 7 },
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
