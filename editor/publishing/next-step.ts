import type { PermissionLevel } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import type { PublicationStatusId } from '#schema/publication/publication-status'

interface Reader {
  readonly permission: PermissionLevel
  readonly locationName: string
  /** True if the reader submitted or returned it. */
  readonly isMine: boolean
}

/** Returns the person and action that a page is waiting for; `null` if it isn't waiting. */
export function nextStep(id: PublicationStatusId, reader: Reader): string | null {
  const { permission, locationName, isMine } = reader
  switch (id) {
    case 'review':
      return permission === 'MANAGE' && !isMine
        ? t('Approve it, or return it with a note.')
        : t(
            '{isMine, select, true {Someone else who manages {locationName} approves it or returns it with a note.} other {Someone who manages {locationName} approves it or returns it with a note.}}',
            { isMine: String(isMine), locationName },
          )
    case 'returned':
      return permission === 'CONTRIBUTE' ? t('Make the changes, then submit it again.') : ''
    case 'closed':
      return permission === 'VIEW' ? '' : t('Reopen it to continue with the draft.')
    case 'archived':
    case 'hidden':
      return permission === 'MANAGE'
        ? ''
        : t('Someone who manages {locationName} can restore it.', { locationName })
    case 'trash':
      return permission === 'MANAGE' ? t('Restore it in the list of pages.') : ''
    default:
      return null
  }
}
