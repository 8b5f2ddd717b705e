/** Values by field name. */
export type Values = Readonly<Record<string, unknown>>

interface Sides {
  /** Values in the calendar. */
  readonly theirs: Values
  /** Values from the calendar as last stored; `null` for an event imported before the subscription. */
  readonly written: Values | null
  /** Current values of the event. */
  readonly current: Values
}

interface FieldChanges {
  /** Values to save: those that changed in the calendar. */
  readonly input: Values
  /** Fields changed both here and in the calendar; the local values stay. */
  readonly kept: readonly string[]
}

/** Returns what a new version of a calendar changes in an event, field by field. Local changes stay. */
export function compareFields({ theirs, written, current }: Sides): FieldChanges {
  const input: Record<string, unknown> = {}
  const kept: string[] = []
  for (const [name, value] of Object.entries(theirs)) {
    if (isSame(value, current[name])) continue
    if (isChangedHere(name, { written, current })) kept.push(name)
    else input[name] = value
  }
  return { input, kept }
}

/** Returns whether a field set by the calendar was changed locally. */
export function isChanged(sides: Pick<Sides, 'written' | 'current'>): boolean {
  return Object.keys(sides.written ?? {}).some((name) => isChangedHere(name, sides))
}

function isChangedHere(
  name: string,
  { written, current }: Pick<Sides, 'written' | 'current'>,
): boolean {
  return written !== null && Object.hasOwn(written, name) && !isSame(written[name], current[name])
}

/** Treats `null` and empty text as equal; which one is used depends on the field type. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a || null) === JSON.stringify(b || null)
}
