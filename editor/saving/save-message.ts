import { t } from '#schema/messages/t'
import { phaseOf, type SaveState } from './save-state'

/** Text of the save state; `title` has more detail. */
interface SaveMessage {
  readonly text: string
  readonly title: string
  /** True if the user can act: retry, or download the page as a file. */
  readonly stuck: boolean
}

export function saveMessage(
  state: SaveState,
  time: (iso: string) => string = clockTime,
): SaveMessage {
  const savedAt = t('Saved at {savedAt}', { savedAt: time(state.saved.savedAt) })
  switch (phaseOf(state)) {
    case 'saved':
      return { text: t('Saved'), title: savedAt, stuck: false }
    case 'unsaved':
      return { text: t('Unsaved'), title: t('{savedAt}, changed since', { savedAt }), stuck: false }
    case 'saving':
      return { text: t('Saving…'), title: t('Saving…'), stuck: false }
    case 'offline':
      return offlineMessage(state)
    case 'failed':
      return { text: t('Not saved.'), title: state.failure?.message ?? '', stuck: true }
  }
}

/**
 * Formats a time as `14:32` in local time. Without `Intl`, whose formatter takes ten milliseconds to create while the page opens.
 */
export function clockTime(iso: string): string {
  const at = new Date(iso)
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

function offlineMessage({ hasLocalCopy, failure }: SaveState): SaveMessage {
  const title = failure?.message ?? ''
  if (hasLocalCopy)
    return { text: t('Offline. Your changes are kept on this device'), title, stuck: false }
  return { text: t('Offline. This browser can’t keep a copy of your changes'), title, stuck: true }
}
