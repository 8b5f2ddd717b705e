import { type ItemOf, placedItem } from '../record-item'
import type event from './event.record'

/** An event with its location, as pages and calendars show it (specification section 3, Event item). */
export type EventRecord = ItemOf<typeof event>['values'] & {
  readonly id: number
  readonly locationId: number
  readonly locationSlug: string
  readonly timeZone: string
}

export function eventRecord(item: ItemOf<typeof event>): EventRecord {
  const { id, locationId, locationSlug, timeZone } = placedItem(item)
  return { ...item.values, id, locationId, locationSlug, timeZone }
}
