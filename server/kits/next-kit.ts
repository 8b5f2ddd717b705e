import { refusalFor } from '#schema/api/refusals/refusals'
import { momentOf } from '#schema/entities/local-time'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { dayAfter } from '#schema/entities/special-days'
import type { LeafField } from '#schema/fields'
import { mapValues } from '#schema/fields/map-values'
import { slugFromTitle } from '#schema/fields/slug'
import kit from '#schema/records/kit/kit.record'
import { escapeText } from '#schema/text/escape-text'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { badField } from '../http/errors/api-error'
import { kitWriter } from '../records/kit/kit.adapter'
import { saveInside } from '../records/save-record'
import { type MapText, mapTextsOf } from './blanks'
import { copyPage, copyRecords } from './copy-kit'
import { type DraftPage, kindOfKit, readModel } from './kit-drafts'
import { type Kit, lastDayOf, readKit } from './kit-rows'
import { requireKitManager } from './send-kit'

interface NextKitArguments {
  readonly kitId: string
  readonly title: string
  readonly lastDay: string
}

const DAY_MS = 86_400_000

/**
 * Creates a kit for another year from an earlier one, and returns its id: with copies of its page and records as drafts of the
 * network. Days are moved as far as the last day, and the kit’s name is replaced in all texts.
 */
export function makeNextKit(
  _: unknown,
  { kitId, title: newTitle, lastDay }: NextKitArguments,
  context: RequestContext,
): Promise<number> {
  const principal = requireKitManager(context)
  const id = inputId(kitId, 'kitId')
  const title = newTitle.trim()
  if (title === '') throw badField('title', 'required', refusalFor('kitUnnamed'))
  if (!isDay(lastDay))
    throw badField('lastDay', 'pattern', refusalFor('kitDay', { given: lastDay.slice(0, 40) }))
  return context.app.changes.write(async (tx) => {
    const copyContext = { tx, context, principal }
    const before = await readKit(tx, id)
    const model = await readModel(tx, before)
    const from = lastDayIn(before, model.records)
    const move = movedBy(from === null ? 0 : daysBetween(from, lastDay))
    const rename = renamed(before.values.title, title)
    const { byOriginal } = await copyRecords(
      copyContext,
      model.records,
      DEFAULT_LOCATION_ID,
      (record) => {
        const { fields } = kindOfKit(record.kind).definition
        return mapTextsOf(fields, mapValues(fields, record.values, move), rename)
      },
    )
    const copyOf = (kind: string, original: unknown) =>
      byOriginal.get(`${kind} ${original}`) ?? null
    const { values } = before
    const page =
      model.page &&
      (await copyPage(copyContext, {
        ...{ page: model.page, locationId: DEFAULT_LOCATION_ID, byOriginal, map: rename },
        type: model.page.type === 'TEMPLATE' ? 'TEMPLATE' : 'PAGE',
        externalUrl: addressOf(model.page, values.title, title),
      }))
    const moved = mapTextsOf(kit.fields, mapValues(kit.fields, values, move), rename)
    const made = await saveInside(copyContext, kitWriter, {
      input: {
        ...moved,
        ...{ title, page },
        lastDay: values.lastDay === '' ? '' : `${lastDay}T00:00`,
        events: values.events.map(({ event }) => ({ event: copyOf('event', event) })),
        announcements: values.announcements.map(({ announcement }) => ({
          announcement: copyOf('announcement', announcement),
        })),
        galleries: values.galleries.map(({ gallery }) => ({ gallery: copyOf('gallery', gallery) })),
      },
    })
    return made.id
  })
}

function isDay(day: string): boolean {
  const moment = momentOf(`${day}T00:00`, 'UTC')
  return moment?.toISOString().startsWith(day) ?? false
}

/** Returns the day that the new last day replaces: that of the kit, of its hours, or of its events. */
function lastDayIn(
  before: Kit,
  records: readonly { readonly kind: string; readonly values: Readonly<Record<string, unknown>> }[],
): string | null {
  const own = lastDayOf(before)
  if (own !== '') return own
  const days = before.values.specialDays.map(({ date, until }) => until || date)
  const events = records.flatMap(({ kind, values }) =>
    kind === 'event' ? [String(values.endsAt || values.startsAt)] : [],
  )
  const last = [...days, ...(days.length > 0 ? [] : events)].sort().at(-1)
  return last ? last.slice(0, 'yyyy-mm-dd'.length) : null
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS)
}

/** Creates a mapping that moves local dates and times by days. */
function movedBy(days: number) {
  return ({ type }: LeafField, value: unknown): unknown => {
    if (days === 0 || (type !== 'date' && type !== 'dateTime')) return value
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return value
    return `${dayAfter(value.slice(0, 10), days)}${value.slice(10)}`
  }
}

/** Creates a mapping that replaces the name of a kit in texts. */
function renamed(before: string, now: string): MapText {
  if (before.trim() === '' || before === now) return (text) => text
  return (text, isMarkup) =>
    isMarkup ? text.replaceAll(escapeText(before), escapeText(now)) : text.replaceAll(before, now)
}

/** Returns the address with the kit’s new name; `undefined` for one from the title, as it would be taken otherwise. */
function addressOf({ externalUrl }: DraftPage, before: string, now: string): string | undefined {
  const address = externalUrl?.replace(slugFromTitle(before), slugFromTitle(now))
  return address === undefined || address === externalUrl ? undefined : address
}
