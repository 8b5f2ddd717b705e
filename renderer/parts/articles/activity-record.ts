import type { Activity } from '#schema/entities/activity'

/** `/connect/activities/{slug}` inside the location's site. */
export function activityPath({ slug }: Pick<Activity, 'slug'>): string {
  return `/connect/activities/${slug}`
}
