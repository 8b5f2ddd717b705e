import type { ImportedActivity } from '#schema/import/network-content'
import { AGES, factsOf, timing } from '../facts/facts'

interface ActivityOptions
  extends Pick<ImportedActivity, 'slug' | 'title' | 'description' | 'venue' | 'intro'> {
  readonly mediaIds: readonly [number, ...number[]]
  readonly icon: string
  readonly featured?: boolean
  /** True when people register before they come. */
  readonly signUp?: boolean
}

/** The activities of one location in their order, at the times of its facts; the first picture shows each in a list. */
export function activitiesOf(
  locationId: number,
  activities: readonly ActivityOptions[],
): readonly ImportedActivity[] {
  return activities.map(({ mediaIds, featured = false, signUp = false, ...activity }, index) => ({
    ...activity,
    id: locationId * 10 + index + 1,
    position: index + 1,
    locationId,
    featured,
    timing: timingOf(locationId, activity.slug),
    sessions: sessionsOf(locationId, activity.slug),
    mediaId: mediaIds[0],
    mediaIds,
    // The form of the site: nothing here leads to another.
    signUpUrl: signUp ? '/connect/contact#write-to-us' : null,
  }))
}

function timingOf(locationId: number, slug: string): string {
  const when = factsOf(locationId).weekly[slug]
  if (!when) throw new Error(`When '${slug}' of location ${locationId} meets is not known`)
  // Every second week, which no weekday says.
  return slug === 'mahila-mandal'
    ? timing(when).replace('Fridays', 'Every other Friday')
    : timing(when)
}

/** The groups and times of the assemblies of the young (specification section 9). */
function sessionsOf(locationId: number, slug: string): ImportedActivity['sessions'] {
  const bal = {
    title: 'Bal Sabha',
    ages: AGES['bal-sabha'],
    timing: timingOf(locationId, 'bal-sabha'),
  }
  const kishore = {
    title: 'Kishore Sabha',
    ages: AGES['kishore-sabha'],
    timing: timingOf(locationId, 'kishore-sabha'),
  }
  if (slug === 'youth-activities') return [bal, kishore]
  if (slug === 'bal-sabha') return [bal]
  return slug === 'kishore-sabha' ? [kishore] : []
}
