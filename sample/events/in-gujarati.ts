import type { ImportedEvent } from '#schema/import/network-content'
import { programmesInGujarati } from '../gujarati/programmes'
import { withText } from '../in-language'

type Programme = readonly [body: string, schedule: readonly string[]]

/** The programmes of events in Gujarati: each entry of a schedule says its own. Throws where one has no counterpart. */
export function programmesIn(events: readonly ImportedEvent[]): readonly ImportedEvent[] {
  const programmes: Readonly<Record<string, Programme>> = programmesInGujarati
  return events.map((event) => {
    const { id, schedule = [], body = '' } = event
    const [said, entries] = programmes[id] ?? ['', []]
    if ((body === '') !== (said === '') || schedule.length !== entries.length)
      throw new Error(`The programme of event ${id} is another one in Gujarati`)
    if (body === '') return event
    const spoken = schedule.map((entry, index) =>
      withText(entry, 'gu-IN', { title: entries[index] ?? '' }),
    )
    return { ...withText(event, 'gu-IN', { body: said }), schedule: spoken }
  })
}
