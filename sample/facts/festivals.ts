/** The days of festivals that the sample has, 2026 to 2028: the moon decides most of them. */
export const FESTIVALS = {
  uttarayan: ['2026-01-14', '2027-01-14', '2028-01-14'],
  mahaShivaratri: ['2026-02-15', '2027-03-06', '2028-02-23'],
  holi: ['2026-03-04', '2027-03-22', '2028-03-11'],
  ramNavami: ['2026-03-26', '2027-04-15', '2028-04-03'],
  janmashtami: ['2026-09-04', '2027-08-25', '2028-08-13'],
  /** The first of nine nights. */
  navratri: ['2026-10-11', '2027-09-30', '2028-09-19'],
  diwali: ['2026-11-08', '2027-10-29', '2028-10-17'],
  annakut: ['2026-11-10', '2027-10-30', '2028-10-18'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The days whose night has the full moon nearest. */
export const FULL_MOONS = daysOf({
  2026: '01-03 02-01 03-03 04-02 05-01 05-31 06-29 07-29 08-28 09-26 10-26 11-24 12-24',
  2027: '01-22 02-20 03-22 04-20 05-20 06-19 07-18 08-17 09-15 10-15 11-14 12-13',
  2028: '01-12 02-10 03-11 04-09 05-08 06-07 07-06 08-05 09-03 10-03 11-02 12-02 12-31',
})

/** The eleventh day of each half of the moon's month, as it is at sunrise in India. */
export const EKADASHI = daysOf({
  2026: '01-14 01-29 02-13 02-27 03-15 03-29 04-13 04-27 05-13 05-26 06-11 06-25 07-10 07-25 08-09 08-23 09-07 09-22 10-06 10-22 11-05 11-21 12-04 12-20',
  2027: '01-03 01-19 02-02 02-17 03-03 03-18 04-02 04-17 05-02 05-16 06-01 06-14 06-30 07-14 07-29 08-12 08-28 09-11 09-26 10-11 10-25 11-10 11-24 12-09 12-23',
  2028: '01-08 01-22 02-07 02-20 03-07 03-21 04-05 04-20 05-05 05-20 06-03 06-18 07-02 07-18 08-01 08-16 08-30 09-15 09-29 10-14 10-28 11-13 11-27 12-12 12-27',
})

/** Those that are no Sunday. */
export function withoutSundays(days: readonly string[]): readonly string[] {
  return days.filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() !== 0)
}

function daysOf(byYear: Readonly<Record<number, string>>): readonly string[] {
  return Object.entries(byYear).flatMap(([year, days]) =>
    days.split(' ').map((day) => `${year}-${day}`),
  )
}
