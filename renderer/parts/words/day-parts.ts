/** The parts of a calendar day in a language, with the digits 0 to 9 (docs/decisions/017). */
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
