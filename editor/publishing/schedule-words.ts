import type { Schedule } from '../api/publishing'
import { englishName } from '../ui/language-names'
import { localWords } from '../ui/local-words'

/** What is done, and when by the clocks of the page's location; `null` for all languages. */
export type ScheduleTimes = Pick<Schedule, 'action' | 'localAt' | 'localUntil' | 'language'>

/** A schedule in words: `8 Nov 2026, 06:00: published in Gujarati, until 9 Nov 2026, 21:00`. */
export function scheduleWords({ action, localAt, localUntil, language }: ScheduleTimes): string {
  const step = action === 'PUBLISH' ? 'published' : 'taken off the site'
  const end = localUntil === null ? '' : `, until ${localWords(localUntil)}`
  return `${localWords(localAt)}: ${step}${inLanguage(language)}${end}`
}

/** The same of what has just been planned; published at once where only its end was given. */
export function plannedWords({ localAt, localUntil, language }: JustPlanned): string {
  if (localAt !== '')
    return `Planned for ${scheduleWords({ action: 'PUBLISH', localAt, localUntil, language })}.`
  return `Published${inLanguage(language)} until ${localWords(localUntil ?? '')}.`
}

type JustPlanned = Omit<ScheduleTimes, 'action'>

function inLanguage(language: string | null): string {
  return language === null ? '' : ` in ${englishName(language)}`
}
