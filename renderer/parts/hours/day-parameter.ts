/** The address parameter for a day: `/visit?day=2026-12-11`. */
export const DAY_PARAMETER = 'day'
