import { useEffect, useMemo } from 'react'
import type { PageStore } from '../../store/page-store'

/** A pause in typing after which further typing is another step of the history, in milliseconds. */
const PAUSE = 1000

export interface StepCloser {
  /** Says that something is being typed: the step stays open until a pause. */
  readonly typing: () => void
  /** Ends the step at once: on blur, and around what is a step of its own. */
  readonly closeStep: () => void
}

/** One step of the history for what is typed into a field, until it is left or for a second nothing is typed. */
export function useStepCloser(pageStore: PageStore): StepCloser {
  const steps = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      typing() {
        clearTimeout(timer)
        timer = setTimeout(() => pageStore.closeStep(), PAUSE)
      },
      closeStep() {
        clearTimeout(timer)
        pageStore.closeStep()
      },
    }
  }, [pageStore])
  useEffect(() => steps.closeStep, [steps])
  return steps
}
