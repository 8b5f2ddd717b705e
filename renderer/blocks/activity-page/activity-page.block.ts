import { defineBlock } from '#schema/block/block'
import { record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import activityRecord from '#schema/records/activity/activity.record'
import { slugOfRecord } from '#schema/site/page-record'
import { loadTrail } from '../../parts/links/nearby-pages'

const activityPage = defineBlock({
  name: 'ActivityPage',
  label: t('Activity page'),
  description: t('The full page of an activity. For the template page of activities.'),
  keywords: searchTerms('class, group'),
  subject: 'events',
  isRare: true,
  category: 'content',
  targets: ['content'],
  variesByLocation: true,
  fields: {
    activity: record({
      kind: 'activity',
      label: t('Activity'),
      help: t('Leave it empty on the activity template.'),
    }),
  },
  async load(source, props, page) {
    const chosen = props.activity ?? ''
    const ofPage = slugOfRecord(page.record, 'activity') ?? ''
    const slug = chosen || ofPage
    const query = { keys: [slug], first: 1 }
    const [[own], trail] = await Promise.all([
      slug ? source.recordsOf(activityRecord, { ...query, locationSlug: page.location.slug }) : [],
      loadTrail(source, page),
    ])
    // Locations use the same names for activities: another location's is shown only if this one has none by the name.
    const [found = null] = own || !slug ? [own] : await source.recordsOf(activityRecord, query)
    const elsewhere = found && found.locationSlug !== page.location.slug && found.locationSlug
    const place = elsewhere ? await source.record('location', elsewhere) : page.location
    const activity = found?.values ?? null
    return { activity, place, trail, missing: !activity && !chosen && ofPage !== '' }
  },
  isMissing: ({ missing }) => missing,
})
export default activityPage
