import type { ImportedActivity } from '#schema/import/network-content'
import { withText } from './in-language'

/** The groups of activities in the languages of the activities themselves: a group is one of them, at the same time. */
export function withSpokenSessions(
  activities: readonly ImportedActivity[],
): readonly ImportedActivity[] {
  return activities.map((activity) => ({
    ...activity,
    sessions: activity.sessions.map((session) => {
      const same = activities.find(
        ({ locationId, title, timing }) =>
          locationId === activity.locationId &&
          title.endsWith(session.title) &&
          timing === session.timing,
      )
      if (!same) throw new Error(`'${session.title}' of '${activity.slug}' is no activity`)
      return (same.texts ?? []).reduce(
        (translated, { language, title = '', timing = '' }) =>
          withText(translated, language, { title, timing }),
        session,
      )
    }),
  }))
}
