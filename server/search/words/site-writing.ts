import '#renderer/parts/words/all-words'
import { hourText } from '#renderer/parts/hours/hours'
import { type DayStyle, formatLocalDay } from '#renderer/parts/words/dates'
import { messagesFor } from '#renderer/parts/words/words'
import { endOf } from '#schema/entities/hours'
import { readPeriods } from '#schema/entities/periods'
import type { SiteWriting } from '#schema/records/record'

/** Returns the texts in a language for search results, the same as on the pages they lead to. */
export function siteWriting(language: string): SiteWriting {
  const words = messagesFor(language)
  const clock = (hour: number) => hourText(hour, words)
  return {
    openOn({ from, to = from, yearly = false }, times) {
      const written = (date: string, style: DayStyle) =>
        formatLocalDay({ moment: `${date}T00:00:00Z`, timeZone: 'UTC', language }, style)
      const last = written(to, yearly ? 'dayOfMonth' : 'date')
      const isOfOneYear = yearly || from.slice(0, 4) === to.slice(0, 4)
      const first = written(from, isOfOneYear ? 'dayOfMonth' : 'date')
      const day = from === to ? last : words.fromTo(first, last)
      const periods = readPeriods(times).map((period) =>
        words.fromTo(clock(period.startHour), clock(endOf(period))),
      )
      return `${day}: ${periods.join(', ') || words.closed}`
    },
  }
}
