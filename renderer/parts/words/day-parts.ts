/** The parts of a day of the calendar in the words of a language; its figures are 0 to 9 (docs/decisions/017). */
export interface DayParts {
  /** `Sunday` */
  readonly weekday: string
  /** `Sun` */
  readonly shortWeekday: string
  /** `March` */
  readonly month: string
  /** `Mar` */
  readonly shortMonth: string
  /** `5` */
  readonly day: string
  /** `2023` */
  readonly year: string
}
