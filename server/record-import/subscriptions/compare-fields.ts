/** By the names of the fields. */
export type Values = Readonly<Record<string, unknown>>

interface Sides {
  /** What the calendar says. */
  readonly theirs: Values
  /** What it said the last time, as it was stored; `null` for an event that was imported before it was subscribed to. */
  readonly written: Values | null
  /** What the event has now. */
  readonly current: Values
}

export interface FieldChanges {
  /** To save: what is new in the calendar. */
  readonly input: Values
  /** Changed here, and said otherwise by the calendar: they stay. */
  readonly kept: readonly string[]
}

/** What a new version of a calendar changes in an event, field by field. What people have changed here stays. */
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

/** Whether people have changed anything of an event that the calendar has set. */
export function isChanged(sides: Pick<Sides, 'written' | 'current'>): boolean {
  return Object.keys(sides.written ?? {}).some((name) => isChangedHere(name, sides))
}

function isChangedHere(
  name: string,
  { written, current }: Pick<Sides, 'written' | 'current'>,
): boolean {
  return written !== null && Object.hasOwn(written, name) && !isSame(written[name], current[name])
}

/** Fields that are empty are `null` or an empty text, by their types. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a || null) === JSON.stringify(b || null)
}
