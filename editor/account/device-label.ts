import { t } from '#schema/messages/t'

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** Returns a readable device name from a user agent: `Firefox on Windows`. */
export function deviceLabel(userAgent: string): string {
  const [, browser] = BROWSERS.find(([mark]) => userAgent.includes(mark)) ?? []
  const [, system] = SYSTEMS.find(([mark]) => userAgent.includes(mark)) ?? []
  if (browser === undefined) return system ?? t('Another program')
  return system === undefined ? browser : t('{browser} on {system}', { browser, system })
}
