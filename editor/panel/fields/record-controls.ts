/** Controls used by records and settings, but rarely by blocks. */
export { HoursControl as hours } from '../controls/hours/hours-control'
export { HoursGroupControl as hoursGroup } from '../controls/hours/hours-group-control'
export { PeriodsControl as periods } from '../controls/hours/periods-control'
export { CoordinatesControl as coordinates } from '../controls/plain/coordinates-control'
export { TimeZoneControl as timeZone } from '../controls/plain/time-zone-control'
