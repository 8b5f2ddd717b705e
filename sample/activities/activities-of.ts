import type { ImportedActivity } from '#schema/import/network-content'

interface ActivityOptions
  extends Pick<ImportedActivity, 'slug' | 'title' | 'description' | 'timing' | 'venue' | 'intro'> {
  readonly mediaIds: readonly [number, ...number[]]
  readonly icon: string
  readonly featured?: boolean
  readonly sessions?: ImportedActivity['sessions']
  /** Whether people put their name down before they come. */
  readonly signUp?: boolean
}

/** The activities of one location in their order; the first picture stands for each in a list. */
export function activitiesOf(
  locationId: number,
  activities: readonly ActivityOptions[],
): readonly ImportedActivity[] {
  return activities.map(
    ({ mediaIds, featured = false, sessions = [], signUp = false, ...activity }, index) => ({
      ...activity,
      id: locationId * 10 + index + 1,
      position: index + 1,
      locationId,
      featured,
      sessions,
      mediaId: mediaIds[0],
      mediaIds,
      signUpUrl: signUp ? `https://join.example.org/${activity.slug}` : null,
    }),
  )
}

/** Who meets when in the assemblies of the young (specification section 9), at a location's times. */
export function youthSessions(bal: string, kishore: string): ImportedActivity['sessions'] {
  return [
    { title: 'Bal Sabha', ages: '4-13', timing: bal },
    { title: 'Kishore Sabha', ages: '14-21', timing: kishore },
  ]
}
