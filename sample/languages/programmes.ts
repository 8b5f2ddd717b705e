import type { ImportedEvent } from '#schema/import/network-content'
import { withText } from './in-language'

type Programmes = Readonly<Record<string, readonly [body: string, schedule: readonly string[]]>>

/** The programmes of events in a language: each entry of a schedule says its own. Throws where one has no counterpart. */
export function programmesIn(
  language: string,
  events: readonly ImportedEvent[],
  programmes: Programmes,
): readonly ImportedEvent[] {
  return events.map((event) => {
    const { id, schedule = [], body = '' } = event
    const [translatedBody, entries] = programmes[id] ?? ['', []]
    if ((body === '') !== (translatedBody === '') || schedule.length !== entries.length)
      throw new Error(`The programme of event ${id} is another one in ${language}`)
    if (body === '') return event
    const spoken = schedule.map((entry, index) =>
      withText(entry, language, { title: entries[index] ?? '' }),
    )
    return { ...withText(event, language, { body: translatedBody }), schedule: spoken }
  })
}
