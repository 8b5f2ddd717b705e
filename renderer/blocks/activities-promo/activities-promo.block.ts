import { defineBlock } from '#schema/block/block'
import { link, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import activity from '#schema/records/activity/activity.record'

/** Maximum of a promo (specification section 9). */
const DEFAULT_COUNT = 3

const activitiesPromo = defineBlock({
  name: 'ActivitiesPromo',
  label: t('Our activities'),
  description: t('Three activities of the location, with a link to all of them.'),
  keywords: searchTerms('activities, classes, groups, youth, children, kids, bal sabha'),
  subject: 'events',
  category: 'feature',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the activities.'),
      default: 'Our Activities',
      max: 160,
    }),
    link: link({
      label: t('See All'),
      help: t('The page of all activities. Leave it empty for no link.'),
    }),
  },
  async load(source, _props, { location }) {
    const place = { locationSlug: location.slug, first: DEFAULT_COUNT }
    const featured = await source.recordsOf(activity, { ...place, filter: { featured: true } })
    if (featured.length >= DEFAULT_COUNT) return featured
    const others = await source.recordsOf(activity, { ...place, filter: { featured: false } })
    return [...featured, ...others].slice(0, DEFAULT_COUNT)
  },
})
export default activitiesPromo
