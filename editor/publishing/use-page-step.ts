import { useRef, useState } from 'react'
import type { PageIssue } from '#schema/fields/field'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type PublicationStep, stepMessage } from '#schema/publication/step-message'
import { failureOf } from '../api/failure'
import type { PageStep } from '../api/publishing'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { factsOf } from './use-publication-status'

/** The reason why a step failed. */
export interface Refusal {
  readonly message: string
  /** The invalid argument, if the server names one. */
  readonly field: string | null
  /** Issues of the page, if they are the reason. */
  readonly issues: readonly PageIssue[]
}

/** A finished step, and what its message names. */
export interface DoneStep {
  readonly step: PublicationStep
  /** The open language, if the step was only about that one. */
  readonly language?: string | undefined
  readonly author?: string
  /** Addition to the message. */
  readonly note?: string
}

/** Returns a function that runs a publishing step on the open page: it saves first, and then reports what is stored. */
export function usePageStep() {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const { saver, document, notices, lookAt } = useEditing()
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef<Promise<Refusal | null> | null>(null)
  return { isBusy, take, notify }

  /** Returns why it failed; `null` on success. A second call during a step returns the pending result. */
  function take(step: PageStep, done: DoneStep): Promise<Refusal | null> {
    underWay.current ??= takeOnce(step, done).finally(() => {
      underWay.current = null
    })
    return underWay.current
  }

  async function takeOnce(step: PageStep, done: DoneStep): Promise<Refusal | null> {
    setIsBusy(true)
    notices.setState({ notice: null })
    const problem = await outcome(step)
    setIsBusy(false)
    if (problem === null) notify('success', messageOf(done))
    return problem
  }

  async function outcome(step: PageStep): Promise<Refusal | null> {
    if (!(await saver.saveNow())) return NOT_SAVED
    const release = saver.hold()
    try {
      const { version } = saver.store.getState().saved
      const { id: _id, ...saved } = await step(client, documentId, version)
      saver.setSaved(saved)
      return null
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'conflict' && failure.current) {
        const { words, load } = await lookAt(failure.current)
        load()
        const message = joinSentences(
          words,
          t('The latest version is loaded. Review it, then try again.'),
        )
        return { message, field: null, issues: [] }
      }
      const issues = failure.kind === 'refused' ? failure.issues : []
      return { message: failure.message, field: issues[0]?.field ?? null, issues }
    } finally {
      release()
    }
  }

  function messageOf({ step, note, ...of }: DoneStep): string {
    const facts = factsOf({ document }, saver.store.getState())
    return joinSentences(stepMessage(step, facts, of), note)
  }

  function notify(tone: 'success' | 'plain' | 'danger', text: string): void {
    notices.setState({ notice: { tone, text } })
    uiStore.announce(text)
  }
}

const NOT_SAVED: Refusal = {
  message: t('The page couldn’t be saved, so nothing was changed. Try again.'),
  ...{ field: null, issues: [] },
}
