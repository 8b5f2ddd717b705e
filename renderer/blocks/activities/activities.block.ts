import { defineBlock } from '#schema/block/block'
import { boolean, string } from '#schema/fields'
import activity from '#schema/records/activity/activity.record'
import { allOf } from '../../parts/lists/all-of'

const MAX_COUNT = 500

const activities = defineBlock({
  name: 'Activities',
  label: 'All activities',
  description: 'Every activity of the location, with its picture, times and text.',
  keywords: [
    'activities',
    'classes',
    'groups',
    'youth',
    'children',
    'kids',
    'assembly',
    'sabha',
    'weekly',
  ],
  subject: 'events',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the activities. Leave it empty for none.',
      default: 'Activities',
      max: 160,
    }),
    satsangOnly: boolean({
      label: 'Satsang only',
      help: 'Shows all activities except featured ones.',
    }),
  },
  load: (source, { satsangOnly }, { location }) =>
    allOf(MAX_COUNT, (part) =>
      source.recordsOf(activity, {
        locationSlug: location.slug,
        // Specification section 3: the setting filters to the non-featured only.
        ...(satsangOnly && { filter: { featured: false } }),
        ...part,
      }),
    ),
})
export default activities
