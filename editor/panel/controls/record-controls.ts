/** Controls that records and settings have: blocks hardly ever. */
export { HoursControl as hours } from './hours/hours-control'
export { HoursGroupControl as hoursGroup } from './hours/hours-group-control'
export { PeriodsControl as periods } from './hours/periods-control'
export { CoordinatesControl as coordinates } from './plain/coordinates-control'
export { TimeZoneControl as timeZone } from './plain/time-zone-control'
