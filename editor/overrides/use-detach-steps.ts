import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { type ApiClient, write } from '../api/fetch-query'
import type { AttachPageMutationVariables } from '../api/operations/generated'
import {
  attachPageMutation,
  detachPageMutation,
  undoAttachPageMutation,
} from '../api/operations/page-versions'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { placeOf, reloadPage } from './reload-version'

type Keep = AttachPageMutationVariables['keep']

/** Returns the steps that detach and attach a page. Each saves the page first and then shows the result. */
export function useDetachSteps(onDone: () => void) {
  const { client } = useApp()
  const session = useSession()
  const editing = useEditing()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { uiStore } = session
  const { documentId, locationId } = placeOf({ session, editing })
  const place = { documentId: String(documentId), locationId: String(locationId) }
  return { isBusy, problem, detach, attach }

  function detach(): Promise<void> {
    return take(async () => {
      await write(client, detachPageMutation, place)
      return () => uiStore.toast(t('Detached from the network. Visitors see the same page.'))
    })
  }

  function attach(keep: Keep, expected: string): Promise<void> {
    return take(async () => {
      const { attachPage } = await write(client, attachPageMutation, { ...place, keep, expected })
      const action = { label: t('Undo'), run: () => void undo(client, String(attachPage.id)) }
      return () => uiStore.toast(t('Attached to the network.'), { action })
    })
  }

  async function take(step: () => Promise<() => void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const refusal = await outcome(step)
    setProblem(refusal)
    setIsBusy(false)
    if (refusal === null) onDone()
    else uiStore.announce(refusal)
  }

  async function outcome(step: () => Promise<() => void>): Promise<string | null> {
    const { saver } = editing
    if (!(await saver.saveNow()))
      return t('The page couldn’t be saved, so nothing was changed. Try again.')
    const release = saver.hold()
    try {
      const say = await step()
      await reloadPage({ client, session, editing })
      say()
      return null
    } catch (error) {
      return failureOf(error).message
    } finally {
      release()
    }
  }

  async function undo(api: ApiClient, id: string): Promise<void> {
    const refusal = await outcome(async () => {
      await write(api, undoAttachPageMutation, { id })
      return () => uiStore.toast(t('The page is detached again, as it was.'))
    })
    if (refusal !== null) uiStore.toast(refusal)
  }
}
