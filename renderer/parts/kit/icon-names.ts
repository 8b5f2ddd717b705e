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
  phone: 'Telephone',
  bus: 'Bus',
  music: 'Music',
  shikhara: 'Mandir',
  shoes: 'Footprints',
} as const
export type IconName = keyof typeof iconOptions
