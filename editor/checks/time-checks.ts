import { type HoursGroup, parseHours } from '#schema/entities/hours'
import type { Location } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { BlockFacts, Use } from './block-facts'
import type { Check } from './check'
import { type DayInText, datesIn } from './dates-in-text'
import type { RecordAnswers } from './record-answers'

/** Location and time for which the page is checked. */
export interface TimeContext {
  readonly location: Pick<Location, 'name' | 'hours'>
  /** ISO 8601. */
  readonly now: string
}

/** Returns issues for invalid opening times, and for dates and events in the past. */
export function timeChecks(
  block: string,
  facts: BlockFacts,
  { context, records }: { readonly context: TimeContext; readonly records: RecordAnswers },
): Check[] {
  return [
    ...facts.hours.flatMap((use) => closedChecks(block, use, context)),
    ...facts.texts.flatMap((use) => pastDayChecks(block, use, context)),
    ...facts.events.flatMap((use) => overChecks(block, use, { context, records })),
  ]
}

function closedChecks(block: string, use: Use<string>, { location }: TimeContext): Check[] {
  const isOwn = use.value.trim() !== ''
  const groups = isOwn ? parseHours(use.value) : location.hours
  return groups.filter(isClosed).map(({ name }): Check => {
    const row = name.trim() === '' ? t('Untitled row') : `“${name}”`
    const message = isOwn
      ? t('Closed all week: {row}', { row })
      : t('Closed all week in {name}’s hours: {row}', { row, name: location.name })
    return { kind: 'unfinished', severity: 'warning', block, field: use.field, message }
  })
}

function isClosed({ hours }: HoursGroup): boolean {
  return hours.length === 0
}

/** News and stories often mention past dates, so this is only a hint. */
function pastDayChecks(
  block: string,
  { field, value }: Use<string>,
  context: TimeContext,
): Check[] {
  const today = context.now.slice(0, 10)
  const past = datesIn(value).filter(({ day }) => day < today)
  return past.slice(0, 1).map(({ words }: DayInText): Check => {
    const message = t('“{words}” is in the past', { words })
    return { kind: 'unfinished', severity: 'hint', block, field, message }
  })
}

function overChecks(
  block: string,
  { field, label, value }: Use<number>,
  { context, records }: { readonly context: TimeContext; readonly records: RecordAnswers },
): Check[] {
  const event = records.events.get(value)
  // `endsAt` is empty for an event without an end.
  if (!event || (event.endsAt || event.startsAt) >= context.now) return []
  const message = t('Field “{label}”: “{title}” has ended', { label, title: event.title })
  return [{ kind: 'unfinished', severity: 'warning', block, field, message }]
}
