import { format } from './format'

/** The formats that only records have: apart, as the first screen of the editor needs none of them. */
export const colour = format('colour')
export const coordinates = format('coordinates')
export const date = format('date')
export const hoursGroup = format('hoursGroup')
export const icon = format('icon')
export const language = format('language')
export const periods = format('periods')
export const timeZone = format('timeZone')
