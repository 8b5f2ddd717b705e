import type { ImportedEvent } from '#schema/import/network-content'
import { brookfieldEvents } from './brookfield'
import { leicesterEvents } from './leicester'
import { nairobiEvents } from './nairobi'
import { ottawaEvents } from './ottawa'
import { withProgramme } from './programmes'
import { vadodaraEvents } from './vadodara'

/** The events in the weeks after the sample is loaded. */
export const events: readonly ImportedEvent[] = [
  ...brookfieldEvents,
  ...ottawaEvents,
  ...leicesterEvents,
  ...nairobiEvents,
  ...vadodaraEvents,
].map(withProgramme)
