import { useMemo } from 'react'
import type { PublicationFacts } from '#schema/publication/publication-facts'
import { type PublicationStatus, publicationStatus } from '#schema/publication/publication-status'
import { type Editing, useEditing, useSaveState } from '../saving/editing'
import { type PageSaveState, textsOf } from '../saving/page-save-state'
import { isUnsaved } from '../saving/save-state'
import { pageFacts } from '../screens/page-facts'

/** Returns the publication facts of the open page, including unsaved changes. */
export function usePublicationFacts(): PublicationFacts {
  const { document } = useEditing()
  return useSaveState(useMemo(() => factsSelector(document), [document]))
}

/** Returns the publication status of the open page in its open language. */
export function usePublicationStatus(): PublicationStatus {
  const facts = usePublicationFacts()
  const { language } = useEditing().document.item
  return useMemo(() => publicationStatus(facts, language), [facts, language])
}

/** Returns the same facts until the saved state or the unsaved mark changes, because the save state changes with every key. */
function factsSelector(document: Editing['document']) {
  let last: { readonly state: PageSaveState; readonly facts: PublicationFacts } | null = null
  return (state: PageSaveState): PublicationFacts => {
    const isSame =
      last !== null &&
      last.state.saved === state.saved &&
      last.state.text === state.text &&
      isUnsaved(last.state) === isUnsaved(state)
    if (!isSame || last === null) last = { state, facts: factsOf({ document }, state) }
    return last.facts
  }
}

/** Returns the facts for a given save state. */
export function factsOf({ document }: Pick<Editing, 'document'>, state: PageSaveState) {
  const { recordStatus, review, schedules = [], status } = state.saved
  const { type, timeZone, visibility, publishedVersion } = document.summary
  return pageFacts({
    ...{ recordStatus, review, schedules, status, texts: textsOf(state) },
    ...{ type, timeZone, visibility, publishedVersion },
  })
}
