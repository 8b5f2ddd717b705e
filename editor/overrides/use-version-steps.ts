import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { write } from '../api/fetch-query'
import { decideDifferencesMutation, resetDifferenceMutation } from '../api/operations/overrides'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { placeOf, reloadPage } from './reload-version'

export type Choice = 'MERGED' | 'MINE' | 'NETWORK'

/** Returns the server steps on a location's differences. Each saves the page first and then shows the result. */
export function useVersionSteps() {
  const { client } = useApp()
  const session = useSession()
  const editing = useEditing()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return { isBusy, problem, decide, reset, resetAll: () => reset(null, ALL_RESET) }

  function decide(differenceId: string, use: Choice): Promise<void> {
    const choices = [{ differenceId, use }]
    return take(DECIDED[use], (target) =>
      write(client, decideDifferencesMutation, { ...target, choices }),
    )
  }

  function reset(differenceId: string | null, done = RESET): Promise<void> {
    return take(done, (target) =>
      write(client, resetDifferenceMutation, { ...target, differenceId }),
    )
  }

  async function take(done: string, step: (target: Target) => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const refusal = await outcome(step)
    setProblem(refusal)
    setIsBusy(false)
    session.uiStore.announce(refusal ?? done)
  }

  async function outcome(step: (target: Target) => Promise<unknown>): Promise<string | null> {
    const { saver } = editing
    if (!(await saver.saveNow()))
      return t('The page couldn’t be saved, so nothing was changed. Try again.')
    const release = saver.hold()
    try {
      const expectedVersion = saver.store.getState().saved.version
      await step({ ...placeOf({ session, editing }), expectedVersion })
      await reloadPage({ client, session, editing })
      return null
    } catch (error) {
      return failureOf(error).message
    } finally {
      release()
    }
  }
}

type Target = ReturnType<typeof placeOf> & { readonly expectedVersion: number }

const DECIDED: Readonly<Record<Choice, string>> = {
  MINE: t('Your version was kept'),
  NETWORK: t('The network’s version was used'),
  MERGED: t('Both versions were merged'),
}
const RESET = t('Reset to the network’s version')
const ALL_RESET = t('The page was reset to the network’s version')
