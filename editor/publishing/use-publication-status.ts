import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { PublicationFacts } from '#schema/publication/publication-facts'
import { type PublicationStatus, publicationStatus } from '#schema/publication/publication-status'
import { type Editing, useEditing } from '../saving/editing'
import { type PageSaveState, textsOf } from '../saving/page-save-state'
import { pageFacts } from '../screens/page-facts'

/** The facts of the open page, with what is on the screen. */
export function usePublicationFacts(): PublicationFacts {
  const { document, saver } = useEditing()
  const state = useStore(saver.store)
  const { saved } = state
  const texts = textsOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew while something is unsaved.
  return useMemo(
    () => factsOf({ document }, state),
    [document, saved, JSON.stringify(texts.map(({ hasChanges }) => hasChanges))],
  )
}

/** What is said of the open page in the language that is open. */
export function usePublicationStatus(): PublicationStatus {
  const facts = usePublicationFacts()
  const { language } = useEditing().document.item
  return useMemo(() => publicationStatus(facts, language), [facts, language])
}

/** The same of a state that was just told. */
export function factsOf({ document }: Pick<Editing, 'document'>, state: PageSaveState) {
  const { recordStatus, review, schedules = [], status } = state.saved
  const { type, timeZone, visibility } = document.summary
  return pageFacts({
    ...{ recordStatus, review, schedules, status, texts: textsOf(state) },
    ...{ type, timeZone, visibility },
  })
}
