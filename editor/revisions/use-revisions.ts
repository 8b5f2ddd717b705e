import { useEffect, useEffectEvent, useState } from 'react'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import type { PageState } from '../saving/journal'
import { listRevisions, type RevisionPart, readRevision } from './revisions'

const NOTHING: RevisionPart = { nodes: [], publishedVersion: null, next: null }

/**
 * Returns the saved versions of the open page, with the content of those viewed. Each is fetched once, because versions never
 * change.
 */
export function useRevisions() {
  const { client } = useApp()
  const { document } = useEditing()
  const [part, setPart] = useState<RevisionPart>(NOTHING)
  const [states, setStates] = useState<ReadonlyMap<number, PageState | null>>(new Map())
  const [message, setMessage] = useState('')
  const { id } = document.summary

  async function more(after: string | null): Promise<void> {
    try {
      const next = await listRevisions(client, id, after)
      setPart((before) => ({ ...next, nodes: [...(after ? before.nodes : []), ...next.nodes] }))
      setMessage('')
    } catch (error) {
      setMessage(failureOf(error).message)
    }
  }

  async function open(version: number): Promise<void> {
    if (states.has(version)) return
    try {
      const state = await readRevision(client, document, version)
      setStates((before) => new Map([...before, [version, state]]))
      setMessage('')
    } catch (error) {
      setMessage(failureOf(error).message)
    }
  }

  const begin = useEffectEvent(() => void more(null))
  useEffect(() => begin(), [])
  const { next } = part
  return {
    ...part,
    more: next === null ? null : () => void more(next),
    states,
    open,
    message,
    setMessage,
  }
}
