import { parseHours, type SpecialDay } from '#schema/entities/hours'
import { readPeriods, writePeriods } from '#schema/entities/periods'
import type { PropsOf } from '#schema/fields'
import type { LocationFields } from '#schema/records/location/location-fields'
import type { locations } from '../../database/tables'

type LocationRow = Pick<typeof locations.$inferSelect, 'hours'>
type Values = PropsOf<LocationFields>

/** Returns the form values of a special day. */
export function valuesOfDay(day: SpecialDay): Values['specialDays'][number] {
  const {
    name,
    date,
    until,
    except = [],
    repeats = 'NO',
    ofNetwork = false,
    group,
    hours,
    texts = [],
  } = day
  return {
    ...{ name, date: formDay(date), until: until === undefined ? '' : formDay(until), repeats },
    ...{ group: group ?? '', ofNetwork, texts, times: writePeriods(hours) },
    except: except.map((each) => ({ date: formDay(each.date), times: writePeriods(each.hours) })),
  }
}

/** Converts special days for storage. References to opening hours that are renamed in the same save are updated. */
export function specialDaysOf(values: Values, before: LocationRow | null): SpecialDay[] {
  const renamed = renamedGroups(values, before)
  return values.specialDays.map(({ name, date, until, times, except, ...day }) => ({
    ...{ name, date: dayOf(date), group: (renamed.get(day.group) ?? day.group) || null },
    ...(until && dayOf(until) !== dayOf(date) && { until: dayOf(until) }),
    ...(except.length > 0 && {
      except: except.map((each) => ({ date: dayOf(each.date), hours: readPeriods(each.times) })),
    }),
    ...(day.repeats !== 'NO' && { repeats: day.repeats }),
    ...(day.ofNetwork && { ofNetwork: true }),
    ...(day.texts.length > 0 && { texts: day.texts }),
    hours: readPeriods(times),
  }))
}

/** Serializes the special days for all locations, for comparison. */
export function networkDays(days: readonly SpecialDay[]): string {
  return JSON.stringify(days.filter(({ ofNetwork }) => ofNetwork))
}

/** Returns the new names of opening hours by their old ones. */
function renamedGroups({ hours }: Values, before: LocationRow | null): ReadonlyMap<string, string> {
  const groups = parseHours(hours || '[]')
  const isKept = (name: string) => groups.some((group) => group.name === name)
  return new Map(
    (before?.hours ?? []).flatMap(({ id, name }) => {
      const now = groups.find((group) => group.id === id)
      return now && !isKept(name) ? [[name, now.name] as const] : []
    }),
  )
}

function dayOf(value: string): string {
  return value.slice(0, 'yyyy-mm-dd'.length)
}

function formDay(day: string): string {
  return `${day}T00:00`
}
