import { t } from '#schema/messages/t'
import { phaseOf, type SaveState } from './save-state'

/** Text of the save state; `title` has more detail. */
interface SaveMessage {
  /** The text in one or two words: `Offline`. */
  readonly word: string
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
      return brief(t('Saved'), savedAt)
    case 'unsaved':
      return brief(t('Unsaved'), t('{savedAt}, changed since', { savedAt }))
    case 'saving':
      return brief(t('Saving…'), t('Saving…'))
    case 'offline':
      return offlineMessage(state)
    case 'failed':
      return {
        ...{ word: t('Not saved'), text: t('Not saved.') },
        ...{ title: state.failure?.message ?? '', stuck: true },
      }
  }
}

/** All words that the save state may have, for a place as wide with each. */
export const SAVE_LABELS: readonly string[] = [
  t('Saved'),
  t('Unsaved'),
  t('Saving…'),
  t('Not saved'),
  t('Offline'),
]

function brief(text: string, title: string): SaveMessage {
  return { word: text, text, title, stuck: false }
}

/**
 * Formats a time as `14:32` in local time. Without `Intl`, whose formatter takes ten milliseconds to create while the page opens.
 */
export function clockTime(iso: string): string {
  const at = new Date(iso)
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

function offlineMessage({ hasLocalCopy, failure }: SaveState): SaveMessage {
  const offline = { word: t('Offline'), title: failure?.message ?? '' }
  return hasLocalCopy
    ? { ...offline, text: t('Offline. Your changes are kept on this device'), stuck: false }
    : {
        ...offline,
        text: t('Offline. This browser can’t keep a copy of your changes'),
        stuck: true,
      }
}
