import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Fields } from '#schema/fields'
import type { CheckIssue } from '#schema/fields/field'
import announcement from '#schema/records/announcement/announcement.record'
import { storedIssue } from '#schema/records/messages/stored-messages'
import { announcementsTag } from '../../database/cache-tags'
import { announcements } from '../../database/tables'
import { can } from '../../people/access/can'
import { columnAdapter } from '../column-adapter'
import type { RecordRow, SaveContext } from '../record-writer'

// Rows of the adapter’s table.
type Row = typeof announcements.$inferSelect

export default columnAdapter(announcement, announcements, {
  checkStored: async (writing) => reachIssues(writing),
  // Invalidates only pages of its location, and only if the displayed content changes.
  async exposes(_tx, row) {
    const { locationId, reach, text, level, link, linkLabel, ...rest } = row as Row
    const { shownFrom, shownUntil, texts } = rest
    return [
      {
        tag: announcementsTag(reach === 'NETWORK' ? null : locationId),
        value: JSON.stringify([text, level, link, linkLabel, shownFrom, shownUntil, texts]),
      },
    ]
  },
})

/** Allows network-wide announcements only to people who manage the network; they are stored with the default location. */
function reachIssues({
  principal,
  locationId,
  values,
  before,
}: SaveContext<RecordRow, Fields>): readonly CheckIssue[] {
  const { reach } = values as unknown as Pick<Row, 'reach'>
  if (reach !== 'NETWORK' || (before as Row | null)?.reach === 'NETWORK') return []
  const isAllowed =
    locationId === DEFAULT_LOCATION_ID &&
    can(principal, 'save', { locationId, isPublic: false, kind: 'announcement', isShared: true })
  if (isAllowed) return []
  return [storedIssue('reach', 'networkReach')]
}
