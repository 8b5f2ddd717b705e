import { languageName } from '../entities/language-name'
import { messageLanguage } from '../messages/fill'
import { formatDate, formatList, joinSentences } from '../messages/format'
import { t } from '../messages/t'
import type { ScheduleFacts, TextFacts } from './publication-facts'

/** Formats a local time: `8 Nov 2026, 06:00`. Text that isn't a local time is returned unchanged. */
export function formatLocalTime(local: string): string {
  return formatLocal(local, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Formats `8 Nov`. */
export function shortDay(local: string): string {
  return formatLocal(local, { day: 'numeric', month: 'short' })
}

function formatLocal(local: string, style: Intl.DateTimeFormatOptions): string {
  const moment = new Date(`${local}Z`)
  if (Number.isNaN(moment.getTime())) return local
  return formatDate(moment, { ...style, timeZone: 'UTC' })
}

/** Doesn't use the time zone library, because the status is on the editor's first screen. */
function momentIn(moment: string, timeZone: string): string {
  return formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

/** Formats a local time with its zone: `8 Nov 2026, 06:00 (Toronto time)`. */
export function formatZoned(local: string, timeZone: string): string {
  return `${formatLocalTime(local)} (${zoneName(timeZone)})`
}

/** Formats a moment with its zone, like `formatZoned`. */
export function formatMoment(moment: string, timeZone: string): string {
  return `${momentIn(moment, timeZone)} (${zoneName(timeZone)})`
}

/** Returns `English live 24 Nov 2026, 10:00 – 25 Nov 2026, 06:00 (Toronto time)`; `since` while it is public. */
export function publicMessage(
  { language, from, to }: { language: string; from: string; to: string | null },
  timeZone: string,
): string {
  const name = languageList([{ language }])
  if (to === null)
    return t('{name} live since {from}', { name, from: formatMoment(from, timeZone) })
  return t('{name} live {from} – {to}', {
    name,
    from: momentIn(from, timeZone),
    to: formatMoment(to, timeZone),
  })
}

/** Returns `Toronto time`, `UTC`. */
export function zoneName(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return city && timeZone.includes('/') ? t('{city} time', { city }) : timeZone
}

/** Returns `English and Gujarati`. */
export function languageList(
  texts: readonly Pick<TextFacts, 'language' | 'locationName'>[],
): string {
  const names = texts.flatMap(({ language, locationName }) => {
    if (language === null) return []
    const name = shortLanguage(language, texts)
    return locationName ? t('{name} for {locationName}', { name, locationName }) : name
  })
  return formatList(new Set(names))
}

/** Returns the name of a language, without its country unless another text is in the same language of another country. */
function shortLanguage(language: string, texts: readonly Pick<TextFacts, 'language'>[]): string {
  const base = (tag: string) => tag.split('-', 1)[0] ?? tag
  const isAlone = texts.every(
    (other) =>
      !other.language || other.language === language || base(other.language) !== base(language),
  )
  return languageName(isAlone ? base(language) : language, messageLanguage)
}

/** Returns `Gujarati will be published on 8 Nov 2026, 06:00 (Toronto time), until 9 Nov 2026, 21:00.` */
export function scheduleSentence(
  { action, language, localAt, localUntil, problem }: ScheduleFacts,
  timeZone: string,
): string {
  const isPublish = String(action === 'PUBLISH')
  const name = language === null ? '' : languageList([{ language }])
  const at = formatZoned(localAt, timeZone)
  if (problem !== null)
    return language === null
      ? joinSentences(
          t(
            '{isPublish, select, true {Publishing failed on {at}.} other {Unpublishing failed on {at}.}}',
            { isPublish, at },
          ),
          problem,
        )
      : joinSentences(
          t(
            '{isPublish, select, true {Publishing {name} failed on {at}.} other {Unpublishing {name} failed on {at}.}}',
            { isPublish, name, at },
          ),
          problem,
        )
  const [hasEnd, until] = [String(localUntil !== null), formatLocalTime(localUntil ?? '')]
  return language === null
    ? t(
        '{isPublish, select, true {Publishes {at}} other {Unpublishes {at}}}{hasEnd, select, true {, until {until}} other {}}.',
        { isPublish, at, hasEnd, until },
      )
    : t(
        '{isPublish, select, true {{name} will be published on {at}} other {{name} will be unpublished on {at}}}{hasEnd, select, true {, until {until}} other {}}.',
        { isPublish, name, at, hasEnd, until },
      )
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
