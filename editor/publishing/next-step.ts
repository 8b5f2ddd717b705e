import type { PermissionLevel } from '#schema/entities/statuses'
import type { PublicationStatusId } from '#schema/publication/publication-status'

interface Reader {
  readonly permission: PermissionLevel
  readonly locationName: string
  /** Whether the reader submitted or returned it. */
  readonly isMine: boolean
}

/** Who has to act on a page, and how; `null` for a page that waits for nobody. */
export function nextStep(id: PublicationStatusId, reader: Reader): string | null {
  const { permission, locationName, isMine } = reader
  switch (id) {
    case 'review':
      return permission === 'MANAGE' && !isMine
        ? 'Approve it, or return it with a note.'
        : `Someone ${isMine ? 'else ' : ''}who manages ${locationName} approves it or returns it with a note.`
    case 'returned':
      return permission === 'CONTRIBUTE' ? 'Make the changes, then submit it again.' : ''
    case 'closed':
      return permission === 'VIEW' ? '' : 'Reopen it to continue with the draft.'
    case 'archived':
    case 'hidden':
      return permission === 'MANAGE' ? '' : `Someone who manages ${locationName} can restore it.`
    case 'trash':
      return permission === 'MANAGE' ? 'Restore it in the list of pages.' : ''
    default:
      return null
  }
}
