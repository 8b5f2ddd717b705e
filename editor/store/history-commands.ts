import { t } from '#schema/messages/t'
import type { Selected } from './history'
import { listOf, setSelection } from './selection'
import type { EditorSession } from './session'

export function undo(session: EditorSession): void {
  const step = session.pageStore.undo()
  if (!step) return
  selectIfThere(session, step.before)
  session.uiStore.announce(t('Undone: {step}', { step: step.label }))
}

export function redo(session: EditorSession): void {
  const step = session.pageStore.redo()
  if (!step) return
  selectIfThere(session, step.after)
  session.uiStore.announce(t('Redone: {step}', { step: step.label }))
}

/** Undoes or redoes until this number of history steps is applied. */
export function goToStep(session: EditorSession, done: number): void {
  const step = session.pageStore.goTo(done)
  selectIfThere(session, step?.after ?? null)
  session.uiStore.announce(
    step
      ? t('The page is as it was after: {step}', { step: step.label })
      : t('The page is as it was when you opened it'),
  )
}

function selectIfThere(session: EditorSession, selected: Selected): void {
  const { tree } = session.pageStore.getState().page
  setSelection(
    session,
    listOf(selected ?? []).filter((id) => tree.blocks.has(id)),
  )
}
