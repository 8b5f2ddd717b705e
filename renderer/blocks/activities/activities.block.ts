import { defineBlock } from '#schema/block/block'
import { boolean, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import activity from '#schema/records/activity/activity.record'
import { allOf } from '../../parts/lists/all-of'

const MAX_COUNT = 500

const activities = defineBlock({
  name: 'Activities',
  label: t('All activities'),
  description: t('Every activity of the location, with its picture, times and text.'),
  keywords: searchTerms(
    'activities, classes, groups, youth, children, kids, assembly, sabha, weekly',
  ),
  subject: 'events',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the activities. Leave it empty for none.'),
      default: 'Activities',
      max: 160,
    }),
    satsangOnly: boolean({
      label: t('Satsang only'),
      help: t('Shows all activities except featured ones.'),
    }),
  },
  load: (source, { satsangOnly }, { location }) =>
    allOf(MAX_COUNT, (part) =>
      source.recordsOf(activity, {
        locationSlug: location.slug,
        // Specification section 3: the setting limits the list to activities that aren't featured.
        ...(satsangOnly && { filter: { featured: false } }),
        ...part,
      }),
    ),
})
export default activities
