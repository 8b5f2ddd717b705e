import { LOCAL_TIME } from '../../entities/local-time'
import { dateTime, link, select, string } from '../../fields'
import { t } from '../../messages/t'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { visibleTo } from '../shared-fields'

const ownFields = {
  text: string({
    label: t('Text'),
    help: t('One or two short sentences.'),
    required: true,
    multiline: true,
    max: 300,
  }),
  level: select({
    label: t('Kind'),
    help: t('Closures stand out most, then warnings, then information.'),
    options: { INFO: t('Information'), WARNING: t('Warning'), CLOSED: t('Closed') },
    default: 'INFO',
  }),
  link: link({ label: t('Link'), help: t('A page with more information for visitors.') }),
  linkLabel: string({
    label: t('Link text'),
    help: t('Say what the link opens, for example “See all opening times”.'),
    max: 60,
  }),
  shownFrom: dateTime({
    label: t('Shown from'),
    pattern: LOCAL_TIME,
    help: t('Leave it empty to show it now.'),
  }),
  shownUntil: dateTime({
    label: t('Shown until'),
    pattern: LOCAL_TIME,
    help: t('Leave it empty to show it forever.'),
  }),
  reach: select({
    label: t('Where'),
    help: t(
      'Announcements of the network appear at all locations. A location can turn one off in its details, under Site.',
    ),
    options: { LOCATION: t('At its location'), NETWORK: t('At all locations') },
    default: 'LOCATION',
  }),
  recordStatus: visibleTo(t('Appears at the top of every page between these times.')),
}

const fields = { ...ownFields, texts: textsOf(ownFields, ['text', 'linkLabel']) }

/** A temporary message at the top of every page, of one location or of the network. */
export default defineRecord({
  kind: 'announcement',
  words: {
    one: t('announcement'),
    many: t('announcements'),
    new: t('New announcement'),
    edit: t('Edit announcement'),
    all: t('All announcements'),
    untitled: t('Untitled announcement'),
    none: t('No announcements yet'),
    search: t('Search announcements'),
    help: t('Announcements appear at the top of every page while they’re shown.'),
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'text',
  details: ['shownFrom', 'shownUntil'],
  shown: { from: 'shownFrom', until: 'shownUntil' },
  status: 'recordStatus',
  collection: { path: 'announcements', label: t('Announcements'), rank: 5 },
  list: { sort: { by: 'shownFrom', direction: 'desc' }, filters: ['level', 'reach'] },
  api: { inputTypes: { recordStatus: 'RecordStatus' } },
})
