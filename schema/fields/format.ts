import type { Field, FieldOptions } from './field'

/** Text that follows a format and has a control of its own; stored and published as a `string`. */
interface FormatField<Type extends string> extends Field<Type, string> {
  readonly max?: number
  /** A regular expression the whole value must match. */
  readonly pattern?: string
  /** Text shown in the empty control. */
  readonly placeholder?: string
}

/** Opening times as a week, in JSON (`schema/entities/hours.ts`). */
export interface HoursField extends FormatField<'hours'> {}
/** The name of one of the hours of the location. */
export interface HoursGroupField extends FormatField<'hoursGroup'> {}
/** The periods of one day (`schema/entities/periods.ts`). */
export interface PeriodsField extends FormatField<'periods'> {}
/** A day of the calendar: `2026-12-25T00:00`. */
export interface DateField extends FormatField<'date'> {}
/** A local time (`schema/entities/local-time.ts`). */
export interface DateTimeField extends FormatField<'dateTime'> {
  /** The switch beside a time that leaves only its day: 'All day'. */
  readonly daysWhen?: string
}
export interface TimeZoneField extends FormatField<'timeZone'> {}
/** A language as pages have it: `en-US`. */
export interface LanguageField extends FormatField<'language'> {}
/** The name of a symbol. */
export interface IconField extends FormatField<'icon'> {}
/** A colour: `#c2410c`. */
export interface ColourField extends FormatField<'colour'> {}
/** A point of the map (`schema/entities/coordinates.ts`). */
export interface CoordinatesField extends FormatField<'coordinates'> {}

/** The formats, by their types. */
export interface FormatByType {
  hours: HoursField
  hoursGroup: HoursGroupField
  periods: PeriodsField
  date: DateField
  dateTime: DateTimeField
  timeZone: TimeZoneField
  language: LanguageField
  icon: IconField
  colour: ColourField
  coordinates: CoordinatesField
}

export type FormatType = keyof FormatByType

export const hours = format('hours')
export const dateTime = format('dateTime')

export function format<T extends FormatType>(type: T) {
  return (options: FieldOptions<FormatByType[T]>): FormatByType[T] =>
    // The compiler does not put the rest of a generic type together again.
    ({ required: false, default: '', ...options, type }) as unknown as FormatByType[T]
}

/** The formats that only records have: apart, as the first screen of the editor needs none of them. */
export const colour = format('colour')
export const coordinates = format('coordinates')
export const date = format('date')
export const hoursGroup = format('hoursGroup')
export const icon = format('icon')
export const language = format('language')
export const periods = format('periods')
export const timeZone = format('timeZone')
