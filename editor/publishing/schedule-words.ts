import type { Schedule } from '../api/publishing'
import { englishName } from '../ui/language-names'
import { localWords } from '../ui/local-words'

/** A schedule in words: `8 Nov 2026, 06:00: published in Gujarati, until 9 Nov 2026, 21:00`. */
export function scheduleWords({ action, localAt, localUntil, language }: Schedule): string {
  const step = action === 'PUBLISH' ? 'published' : 'taken off the site'
  const where = language === null ? '' : ` in ${englishName(language)}`
  const end = localUntil === null ? '' : `, until ${localWords(localUntil)}`
  return `${localWords(localAt)}: ${step}${where}${end}`
}
