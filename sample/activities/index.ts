import type { ImportedActivity } from '#schema/import/network-content'
import { brookfieldActivities } from './brookfield'
import { leicesterActivities } from './leicester'
import { nairobiActivities } from './nairobi'
import { ottawaActivities } from './ottawa'
import { vadodaraActivities } from './vadodara'

/** All activities; featured ones are beside the assemblies. */
export const activities: readonly ImportedActivity[] = [
  ...brookfieldActivities,
  ...ottawaActivities,
  ...leicesterActivities,
  ...nairobiActivities,
  ...vadodaraActivities,
]
