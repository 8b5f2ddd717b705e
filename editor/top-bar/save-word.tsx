import type { ReactNode } from 'react'
import { joinSentences } from '#schema/messages/format'
import { useSaveState } from '../saving/editing'
import { SAVE_LABELS, saveMessage } from '../saving/save-message'
import { phaseOf } from '../saving/save-state'

const WIDEST = SAVE_LABELS.join('\n')

/** The save status in a word; as wide with each. */
export function SaveWord() {
  const { word, title } = saveMessage(useSaveState((current) => current))
  return (
    <span title={title} data-widest={WIDEST}>
      {word}
    </span>
  )
}

/** The save status in a word, and what happened while saving fails: without the steps, which may come too late. */
export function SaveWordAndProblem() {
  const phase = useSaveState(phaseOf)
  return (
    <>
      <SaveWord />
      {(phase === 'failed' || phase === 'offline') && <SaveProblem />}
    </>
  )
}

/** Says what happened, over the page, so that nothing of the bar moves. */
export function SaveProblem({ children }: { readonly children?: ReactNode }) {
  const { text, title, stuck } = saveMessage(useSaveState((current) => current))
  return (
    <div className="ed-save-problem">
      <p>{stuck ? joinSentences(text, title) : text}</p>
      {children}
    </div>
  )
}
