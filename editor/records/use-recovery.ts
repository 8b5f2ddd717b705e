import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { RawProps } from '#schema/block/block'
import type { PageContent } from '#schema/page/content'
import { useApp } from '../app/app-context'
import { sameValue } from '../panel/form/values'
import { type Journal, type JournalEntry, openJournal, type UsableEntry } from '../saving/journal'
import { createJournalWriter, type JournalWriter } from '../saving/journal-writer'
import { changeField } from '../store/commands'
import { BLANK_SETTINGS, contentOf } from '../store/edits/edited-page'
import type { EditorSession } from '../store/session'
import { RECORD } from './record-session'

/** Changes of a record that a closed tab left unsaved in this browser. */
export interface LeftChanges {
  /** When the last of them was made, ISO 8601. */
  readonly at: string
  readonly restore: () => void
  readonly discard: () => void
}

/**
 * Keeps what is changed in the form of a record in this browser, in the journal of pages, until it is saved or dropped:
 * a tab that crashes loses nothing. `name` tells the records apart: `event.7`.
 */
export function useRecovery(session: EditorSession, { name, version }: RecoveredRecord) {
  const { account } = useApp()
  const [left, setLeft] = useState<LeftChanges | null>(null)
  const [base] = useState(() => contentOf(session.pageStore.getState().page))
  const opened = useRef<{ readonly journal: Journal; readonly writer: JournalWriter } | null>(null)
  const isChanged = useStore(session.pageStore, ({ past }) => past.length > 0)
  const isSettled = useRef(false)
  const settle = useCallback(() => {
    isSettled.current = true
    opened.current?.writer.schedule()
    void opened.current?.writer.flush()
  }, [])

  useEffect(() => {
    const entry = (): JournalEntry => {
      const { page, past } = session.pageStore.getState()
      return {
        ...{ settings: BLANK_SETTINGS, content: contentOf(page) },
        base: { settings: BLANK_SETTINGS, content: base, version },
        at: new Date().toISOString(),
        isSaved: isSettled.current || past.length === 0,
        history: { past: [], future: [] },
      }
    }
    const ends: (() => void)[] = []
    let isOver = false
    // A browser that stores nothing opens an empty journal.
    void openJournal({ accountId: account.id, documentId: `record.${name}` }).then((journal) => {
      if (isOver) return
      const writer = createJournalWriter(journal, entry, () => undefined)
      opened.current = { journal, writer }
      const writeNow = () => writer.writeNow()
      window.addEventListener('pagehide', writeNow)
      ends.push(
        journal.hold(),
        session.pageStore.subscribe(() => writer.schedule()),
        () => window.removeEventListener('pagehide', writeNow),
        () => writer.stop(),
      )
      setLeft(leftIn(journal, session, () => setLeft(null)))
    })
    return () => {
      isOver = true
      // Left on purpose: saved, or dropped after a question.
      if (!isSettled.current) settle()
      opened.current = null
      for (const end of ends) end()
    }
  }, [account.id, session, name, version, base, settle])
  // What is written now goes first: nothing older is laid over it.
  return { left: isChanged ? null : left, settle }
}

interface RecoveredRecord {
  readonly name: string
  /** The version the form was opened at. */
  readonly version: number
}

function leftIn(journal: Journal, session: EditorSession, done: () => void): LeftChanges | null {
  const found = journal.left.find(
    (one): one is UsableEntry => one.entry !== 'damaged' && !one.entry.isSaved,
  )
  if (!found) return null
  const { base, content, at } = found.entry
  const end = () => {
    void journal.forget(found.key)
    done()
  }
  return {
    at,
    restore() {
      const [before, after] = [valuesIn(base.content), valuesIn(content)]
      for (const [name, value] of Object.entries(after))
        if (!sameValue(before[name], value)) changeField(session, RECORD, name, value)
      end()
    },
    discard: end,
  }
}

/** What the fields of a record hold that is stored as the only block of a page. */
function valuesIn({ blocks: [block] }: PageContent): RawProps {
  return Object.fromEntries((block?.fields ?? []).map(({ name, value }) => [name, value]))
}
