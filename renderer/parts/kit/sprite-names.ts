import type { IconName } from './icon-names'

/** Icons of buttons, links and texts. */
export const signNames = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'book-open',
  'calendar-plus',
  'car',
  'chevron-left',
  'chevron-right',
  'footprints',
  'headphones',
  'link',
  'locate-fixed',
  'mail',
  'map-pin',
  'pause',
  'play',
  'search',
  'share',
  'sign-bus',
  'sign-clock',
  'sign-phone',
  'train-front',
  'x',
] as const

/** Logos of social networks. */
export const markNames = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'whatsapp',
  'youtube',
] as const

/** Every icon of `icons.svg`. */
export type SpriteName = IconName | (typeof signNames)[number] | (typeof markNames)[number]
