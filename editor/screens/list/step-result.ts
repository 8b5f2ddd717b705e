import { t } from '#schema/messages/t'
import type { PublicationFacts } from '#schema/publication/publication-facts'
import { publicationStatus } from '#schema/publication/publication-status'
import { type PublicationStep, stepMessage } from '#schema/publication/step-message'
import { forEachItem } from './for-each-item'

export type UndoAction = () => Promise<unknown>

/** Result of a publishing step on a row. */
export interface StepResult {
  readonly step: PublicationStep
  readonly undo: UndoAction | null
  /** Reads what is stored after it; `null` if that is unknown. */
  readonly facts: () => Promise<PublicationFacts | null>
}

export function isStep(result: UndoAction | StepResult | null): result is StepResult {
  return result !== null && 'step' in result
}

/** Returns the message about a step on one row, or an addition if visitors don’t see some of several published rows. */
export async function stepsMessage(
  steps: readonly StepResult[],
  names: readonly string[],
): Promise<StepsMessage> {
  const [first] = steps
  if (!first) return {}
  const [name = '', second] = names
  if (second === undefined) {
    const facts = await first.facts()
    return facts ? { whole: stepMessage(first.step, facts, { name }) } : {}
  }
  if (first.step !== 'publish' && first.step !== 'republish') return {}
  let hidden = 0
  await forEachItem(steps, async ({ facts }) => {
    const stored = await facts()
    if (stored && !publicationStatus(stored).isPublic) hidden += 1
  })
  return hidden === 0 ? {} : { more: t('Visitors don’t see {hidden} of them.', { hidden }) }
}

interface StepsMessage {
  readonly whole?: string
  readonly more?: string
}
