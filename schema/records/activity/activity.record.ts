import type { RecordText } from '../../entities/record-text'
import { array, boolean, icon, media, medias, type PropsOf, richtext, string } from '../../fields'
import { t } from '../../messages/t'
import { plainText } from '../../text/plain-text'
import { defineRecord } from '../record'
import { textsOf, textsOfItem } from '../record-texts'
import { LINK, visibleTo } from '../shared-fields'

const session = {
  title: string({ label: t('Name'), required: true, max: 200 }),
  ages: string({ label: t('Ages'), placeholder: '4-13', max: 60 }),
  timing: string({ label: t('When'), max: 200 }),
}

/** A stored group. */
export type StoredSession = PropsOf<typeof session> & { readonly texts?: readonly RecordText[] }

const ownFields = {
  title: string({ label: t('Title'), required: true, max: 200 }),
  timing: string({ label: t('When'), placeholder: t('Sundays, 4:30pm to 6:30pm'), max: 200 }),
  venue: string({ label: t('Place'), placeholder: t('Assembly Hall'), max: 200 }),
  description: string({ label: t('Summary'), multiline: true, max: 600 }),
  image: media({ label: t('Picture') }),
  icon: icon({ label: t('Icon'), max: 40 }),
  featured: boolean({ label: t('Featured') }),
  intro: richtext({ label: t('Description'), max: 200_000 }),
  images: medias({ label: t('More pictures'), max: 100 }),
  sessions: array({
    label: t('Groups'),
    itemLabel: t('Group'),
    max: 30,
    of: { ...session, texts: textsOfItem(session, ['title', 'ages', 'timing']) },
  }),
  signUpUrl: string({
    label: t('Registration link'),
    placeholder: 'https://',
    pattern: LINK,
    max: 2000,
  }),
  recordStatus: visibleTo(t('Appears in lists and search as soon as it’s saved.')),
}

const fields = {
  ...ownFields,
  texts: textsOf(ownFields, ['title', 'timing', 'venue', 'description', 'intro']),
}

/** A weekly assembly, class, or service that people join (specification section 3, Activity). */
export default defineRecord({
  kind: 'activity',
  words: {
    one: t('activity'),
    many: t('activities'),
    new: t('New activity'),
    edit: t('Edit activity'),
    all: t('All activities'),
    untitled: t('Untitled activity'),
    none: t('No activities yet'),
    search: t('Search activities'),
    help: t('Edit them there to update every list that shows them.'),
    site: { en: 'activity', gu: 'પ્રવૃત્તિ', hi: 'गतिविधि' },
  },
  fields,
  key: 'slug',
  owner: 'location',
  title: 'title',
  picture: 'image',
  description: 'description',
  details: ['timing', 'venue'],
  status: 'recordStatus',
  pages: [{ template: '/connect/activities/:activity' }],
  collection: { path: 'activities', rank: 5 },
  list: { filters: ['featured'] },
  search: {
    group: 'ACTIVITY',
    label: { en: 'Activities', gu: 'પ્રવૃત્તિઓ', hi: 'गतिविधियाँ' },
    body: ({ description, timing, venue, intro, sessions }) => [
      description,
      plainText(intro),
      ...sessions.flatMap(({ title, ages, timing: when }) => [title, ages, when]),
      timing,
      venue,
    ],
    // Common search words for all of them, whatever their titles.
    keywords: () => ['activity class group'],
  },
  api: {
    list: 'allActivities',
    inputTypes: { recordStatus: 'RecordStatus' },
  },
})
