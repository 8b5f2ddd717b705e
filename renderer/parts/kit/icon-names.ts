import { t } from '#schema/messages/t'

/** The icons that editors can choose, with their names: the options of a select field. */
export const iconOptions = {
  clock: t('Clock'),
  pin: t('Map pin'),
  lotus: t('Lotus'),
  meal: t('Meal'),
  lamp: t('Lamp'),
  calendar: t('Calendar'),
  book: t('Book'),
  people: t('People'),
  heart: t('Heart'),
  phone: t('Phone'),
  bus: t('Bus'),
  music: t('Music'),
  shikhara: t('Mandir'),
  shoes: t('Footprints'),
} as const
export type IconName = keyof typeof iconOptions

/** Returns the icon for a name stored in a record; `null` for an unknown name. */
export function iconNamed(name: string | null | undefined): IconName | null {
  return Object.keys(iconOptions).find((known): known is IconName => known === name) ?? null
}
