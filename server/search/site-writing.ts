import '#renderer/parts/words/all-words'
import { hourText } from '#renderer/parts/hours/hours'
import { dayInWords } from '#renderer/parts/words/dates'
import { wordsOf } from '#renderer/parts/words/words'
import { endOf } from '#schema/entities/hours'
import { readPeriods } from '#schema/entities/periods'
import type { SiteWriting } from '#schema/records/record'

/** How the site writes in a language: what is found says it in the words of the page that it leads to. */
export function siteWriting(language: string): SiteWriting {
  const words = wordsOf(language)
  const clock = (hour: number) => hourText(hour, words)
  return {
    openOn(date, times) {
      const day = dayInWords({ moment: `${date}T00:00:00Z`, timeZone: 'UTC', language }, 'date')
      const periods = readPeriods(times).map((period) =>
        words.fromTo(clock(period.startHour), clock(endOf(period))),
      )
      return `${day}: ${periods.join(', ') || words.closed}`
    },
  }
}
