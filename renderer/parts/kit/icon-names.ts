/** What editors may choose from, and what each is called: the options of a select field. */
export const iconOptions = {
  clock: 'Clock',
  pin: 'Map pin',
  lotus: 'Lotus',
  meal: 'Meal',
  lamp: 'Lamp',
  calendar: 'Calendar',
  book: 'Book',
  people: 'People',
  heart: 'Heart',
  phone: 'Phone',
  bus: 'Bus',
  music: 'Music',
  shikhara: 'Mandir',
  shoes: 'Footprints',
} as const
export type IconName = keyof typeof iconOptions

/** The drawing of a name that a record was given; `null` for a name nothing was drawn for. */
export function iconNamed(name: string | null | undefined): IconName | null {
  return Object.keys(iconOptions).find((known): known is IconName => known === name) ?? null
}
