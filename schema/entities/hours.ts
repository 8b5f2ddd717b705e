import { z } from 'zod/mini'
import { weekday } from './statuses'

/** An hour of the day: 18, 6.5, or '6:30'; stored as hours since midnight, 0 to 24. */
const hour = z.pipe(
  z.union([
    z.number(),
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}:[0-5]\d$/)),
      z.transform((text) => {
        const [hours = 0, minutes = 0] = text.split(':').map(Number)
        return hours + minutes / 60
      }),
    ),
  ]),
  z.number().check(z.minimum(0), z.maximum(24)),
)

/** A period that ends before it begins, as 22:00 to 02:00, goes over midnight; it is no longer than this, in hours. */
export const MAX_NIGHT_HOURS = 12

/** Whether hours of the day are a period: it ends after it begins, if need be on the next day. */
export function isPeriod({ startHour, endHour }: Hours): boolean {
  return (
    startHour < endHour ||
    (endHour > 0 && endOf({ startHour, endHour }) - startHour <= MAX_NIGHT_HOURS)
  )
}

/** The end in hours since the midnight before it begins: 26 for 2:00 of the next day. */
export function endOf({ startHour, endHour }: Hours): number {
  return endHour > startHour ? endHour : endHour + 24
}

export interface Hours {
  readonly startHour: number
  readonly endHour: number
}

/** The opening times of one thing: the campus, the darshan (specification section 3, Hours group). */
export const hoursGroup = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  icon: z.nullish(z.string()),
  /** `SERVICE` for what takes place at these times, as arti does; opening times when left out. */
  kind: z.optional(z.enum(['OPENING', 'SERVICE'])),
  description: z.nullish(z.string()),
  /** What it is called in other languages. */
  texts: z.optional(
    z.array(
      z.object({
        language: z.string(),
        name: z.string(),
        description: z.nullish(z.string()),
      }),
    ),
  ),
  hours: z.array(
    z
      .object({
        id: z.optional(z.union([z.number(), z.string()])),
        weekday,
        startHour: hour,
        endHour: hour,
      })
      .check(z.refine(isPeriod, { message: 'must end after it starts' })),
  ),
})
export type HoursGroup = z.infer<typeof hoursGroup>

const openOn = z.readonly(z.array(z.object({ startHour: hour, endHour: hour })))

/** How a special day comes back: on the same date of every year, or on another one that is not known yet, as festivals of the moon. */
export const specialDayRepeat = z.enum(['YEARLY', 'MOVES'])
export type SpecialDayRepeat = z.infer<typeof specialDayRepeat>

/** A part that is left out where it is stored, and `null` in answers of the API. */
function present<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )
}

/** A day that is not like its weekday, or several in a row: a holiday, a festival. `special-days.ts` says which dates it has. */
export const specialDay = z.object({
  /** The local day, the first of several: `2026-12-25`. */
  date: z.iso.date(),
  /** The last of several days. */
  until: present(z.iso.date()),
  /** Days among these that have other hours. */
  except: present(z.readonly(z.array(z.object({ date: z.iso.date(), hours: openOn })))),
  repeats: present(specialDayRepeat),
  /** Entered at the default location for all locations. A location’s own entry for the day overrides it. */
  ofNetwork: present(z.boolean()),
  /** 'Diwali' */
  name: z.string(),
  /** What it is called in other languages. */
  texts: z.optional(z.readonly(z.array(z.object({ language: z.string(), name: z.string() })))),
  /** The group it is about, by its name; all of them when null. */
  group: z.nullable(z.string()),
  /** When it is open that day; nothing for a day on which it is closed. */
  hours: openOn,
})
export type SpecialDay = z.infer<typeof specialDay>

/** At most so many groups are shown (specification section 9). */
export const MAX_HOURS_GROUPS = 5

/**
 * The groups in a block's hours JSON: a list of groups, or one group. What does not parse yields no entry
 * (specification section 8); the other groups stay.
 */
export function parseHours(json: string): readonly HoursGroup[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return []
  }
  return (Array.isArray(value) ? value : [value]).flatMap((entry) => {
    const group = hoursGroup.safeParse(entry)
    return group.success ? [group.data] : []
  })
}
