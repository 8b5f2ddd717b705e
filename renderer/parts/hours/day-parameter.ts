/** The parameter of the address that names a day: `/visit?day=2026-12-11`. */
export const DAY_PARAMETER = 'day'
