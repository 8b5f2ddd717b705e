import type { PublicationFacts } from './publication-facts'
import { publicationStatus } from './publication-status'
import type { PublicationStep } from './step-message'

/** Steps of menus and lists that depend on the stored state. */
export type OfferedStep = Extract<
  PublicationStep,
  'archive' | 'publish' | 'republish' | 'restore' | 'trash' | 'unpublish' | 'untrash'
>

/** Returns the steps that are offered on a page in its stored state; permissions are checked separately. */
export function pageSteps(facts: PublicationFacts): ReadonlySet<OfferedStep> {
  const { recordStatus, texts } = facts
  const isOver = texts.every(({ live }) => live === null) && texts.some(({ ended }) => ended)
  return offered(facts, {
    republish: recordStatus === 'ACTIVE' && isOver,
    restore: recordStatus === 'ARCHIVED' || recordStatus === 'INACTIVE',
  })
}

/** Returns the steps that are offered on a record, like `pageSteps`; some kinds have a visibility of their own beside its status. */
export function recordSteps(
  facts: PublicationFacts,
  { hasOwnStatus }: { readonly hasOwnStatus: boolean },
): ReadonlySet<OfferedStep> {
  const { recordStatus } = facts
  return offered(facts, {
    // An ACTIVE record that is not public, of a kind without its own status, is hidden by another field of its form.
    publish:
      publicationStatus(facts).id === 'draft' && (recordStatus === 'INACTIVE' || hasOwnStatus),
    restore: recordStatus === 'ARCHIVED',
  })
}

function offered(
  facts: PublicationFacts,
  more: Partial<Record<OfferedStep, boolean>>,
): ReadonlySet<OfferedStep> {
  const { recordStatus } = facts
  const { isPublic } = publicationStatus(facts)
  const steps = {
    archive: recordStatus === 'ACTIVE',
    trash: recordStatus !== 'DELETED',
    unpublish: isPublic,
    untrash: recordStatus === 'DELETED',
    ...more,
  }
  // The keys are those of the literals above.
  return new Set(
    (Object.keys(steps) as OfferedStep[]).filter((step) => steps[step as keyof typeof steps]),
  )
}
