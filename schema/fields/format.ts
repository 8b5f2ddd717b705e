import type { Field, FieldOptions } from './field'

/** Text in a format that has its own control; stored and published as a `string`. */
interface FormatField<Type extends string> extends Field<Type, string> {
  readonly max?: number
  /** A regular expression that the whole value must match. */
  readonly pattern?: string
  /** Text shown in the empty control. */
  readonly placeholder?: string
}

/** Weekly opening hours, as JSON (`schema/entities/hours.ts`). */
export interface HoursField extends FormatField<'hours'> {}
/** The name of one of the location's groups of hours. */
export interface HoursGroupField extends FormatField<'hoursGroup'> {}
/** The periods of one day (`schema/entities/periods.ts`). */
export interface PeriodsField extends FormatField<'periods'> {}
/** A calendar day: `2026-12-25T00:00`. */
export interface DateField extends FormatField<'date'> {}
/** A local time (`schema/entities/local-time.ts`). */
export interface DateTimeField extends FormatField<'dateTime'> {
  /** Label of the switch that reduces a time to its day: 'All day'. */
  readonly daysWhen?: string
}
export interface TimeZoneField extends FormatField<'timeZone'> {}
/** A language tag as used by pages: `en-US`. */
export interface LanguageField extends FormatField<'language'> {}
/** A field whose value is an icon name. */
export interface IconField extends FormatField<'icon'> {}
/** A colour: `#c2410c`. */
export interface ColourField extends FormatField<'colour'> {}
/** A point on the map (`schema/entities/coordinates.ts`). */
export interface CoordinatesField extends FormatField<'coordinates'> {}

/** The formats by type. */
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
    // TypeScript can't infer that the result is the complete generic type.
    ({ required: false, default: '', ...options, type }) as unknown as FormatByType[T]
}

/** Formats used only by records, kept separate because the editor's first screen needs none of them. */
export const colour = format('colour')
export const coordinates = format('coordinates')
export const date = format('date')
export const hoursGroup = format('hoursGroup')
export const icon = format('icon')
export const language = format('language')
export const periods = format('periods')
export const timeZone = format('timeZone')
