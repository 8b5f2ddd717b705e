export { array } from './array'
export { boolean } from './boolean'
export type { Fields, PropsOf } from './field'
export type { AnyField, FieldByType, FieldType, LeafField, LeafType } from './field-types'
export { dateTime, hours } from './format'
export { type LinkValue, link } from './link'
export { medias, mediasFromInput } from './medias'
export { number, numberFromInput } from './number'
export {
  colour,
  coordinates,
  date,
  hoursGroup,
  icon,
  language,
  periods,
  timeZone,
} from './record-formats'
export { media, record } from './reference'
export { type OptionPicture, select } from './select'
export { showWhen } from './show-when'
export { string } from './string'
export { html, richtext } from './text'
