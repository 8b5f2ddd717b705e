import { useSaveState } from '../saving/editing'
import { SAVE_WORDS, saveMessage } from '../saving/save-message'

const WIDEST = SAVE_WORDS.join('\n')

/** The save status in a word; as wide with each. */
export function SaveWord() {
  const { word, title } = saveMessage(useSaveState((current) => current))
  return (
    <span title={title} data-widest={WIDEST}>
      {word}
    </span>
  )
}
