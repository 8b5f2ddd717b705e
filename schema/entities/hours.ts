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

/** A period that ends before it starts, such as 22:00 to 02:00, passes midnight; this is its maximum length, in hours. */
export const MAX_NIGHT_HOURS = 12

/** Returns whether two hours form a period: the end is after the start, or on the next day. */
export function isPeriod({ startHour, endHour }: Hours): boolean {
  return (
    startHour < endHour ||
    (endHour > 0 && endOf({ startHour, endHour }) - startHour <= MAX_NIGHT_HOURS)
  )
}

/** Returns the end in hours since midnight of the starting day: 26 for 2:00 of the next day. */
export function endOf({ startHour, endHour }: Hours): number {
  return endHour > startHour ? endHour : endHour + 24
}

export interface Hours {
  readonly startHour: number
  readonly endHour: number
}

/** The hours of one thing, such as the campus or the darshan (specification section 3, Hours group). */
export const hoursGroup = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  icon: z.nullish(z.string()),
  /** `SERVICE` for services held at these times, such as arti; opening hours by default. */
  kind: z.optional(z.enum(['OPENING', 'SERVICE'])),
  description: z.nullish(z.string()),
  /** Its names in other languages. */
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
      .check(z.refine(isPeriod)),
  ),
})
export type HoursGroup = z.infer<typeof hoursGroup>

const openOn = z.readonly(z.array(z.object({ startHour: hour, endHour: hour })))

/**
 * The repetition of a special day: on the same date every year, or on a changing date that is not known yet, such as festivals of the
 * lunar calendar.
 */
const specialDayRepeat = z.enum(['YEARLY', 'MOVES'])
export type SpecialDayRepeat = z.infer<typeof specialDayRepeat>

/** Returns an optional schema: the value is omitted in storage, and `null` in API responses. */
function optionalValue<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )
}

/** A day or several consecutive days with special hours, such as a holiday or festival. `special-days.ts` computes its dates. */
export const specialDay = z.object({
  /** The local date, the first of several: `2026-12-25`. */
  date: z.iso.date(),
  /** The last of several days. */
  until: optionalValue(z.iso.date()),
  /** Days within the range that have other hours. */
  except: optionalValue(z.readonly(z.array(z.object({ date: z.iso.date(), hours: openOn })))),
  repeats: optionalValue(specialDayRepeat),
  /** Entered at the default location for all locations. A location’s own entry for the day overrides it. */
  ofNetwork: optionalValue(z.boolean()),
  /** 'Diwali' */
  name: z.string(),
  /** Its names in other languages. */
  texts: z.optional(z.readonly(z.array(z.object({ language: z.string(), name: z.string() })))),
  /** The name of the group it applies to; `null` for all. */
  group: z.nullable(z.string()),
  /** The hours of that day; empty if closed. */
  hours: openOn,
})
export type SpecialDay = z.infer<typeof specialDay>

/** Maximum number of groups shown (specification section 9). */
export const MAX_HOURS_GROUPS = 5

/**
 * Reads the groups in a block's hours JSON: a list of groups, or one group. An invalid group is omitted (specification section
 * 8); the others are kept.
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
