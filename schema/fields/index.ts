export { array } from './array'
export { boolean } from './boolean'
export type { Fields, PropsOf } from './field'
export type { AnyField, FieldByType, FieldType, LeafField, LeafType } from './field-types'
export {
  colour,
  coordinates,
  date,
  dateTime,
  hours,
  hoursGroup,
  icon,
  language,
  periods,
  timeZone,
} from './format'
export { type LinkValue, link } from './link'
export { medias, mediasFromInput } from './medias'
export { number, numberFromInput } from './number'
export { media, record } from './reference'
export { type OptionPicture, select } from './select'
export { showWhen } from './show-when'
export { string } from './string'
export { html, richtext } from './text'
