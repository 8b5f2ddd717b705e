import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { RawProps } from '#schema/block/block'
import type { PageContent } from '#schema/page/content'
import { useApp } from '../app/app-context'
import { type Journal, type JournalEntry, openJournal, type UsableEntry } from '../saving/journal'
import { createJournalWriter, type JournalWriter } from '../saving/journal-writer'
import { changeField } from '../store/commands'
import { BLANK_SETTINGS, contentOf } from '../store/edits/edited-page'
import type { EditorSession } from '../store/session'
import { sameValue } from '../store/use-same'
import { hasChanges, RECORD } from './record-session'
import type { SavedPage } from './use-record-form'

/** The unsaved changes of a record that a closed tab stored in this browser. */
export interface UnsavedChanges {
  /** When the last of them was made, ISO 8601. */
  readonly at: string
  readonly restore: () => void
  readonly discard: () => void
}

/**
 * Stores the unsaved changes of a record's form in this browser, in the journal, until they are saved or discarded:
 * a tab that crashes loses nothing. `name` identifies the record: `event.7`; `saved` needs no recovery.
 */
export function useRecovery(session: EditorSession, { name, version, saved }: RecoveredRecord) {
  const { account } = useApp()
  const { pageStore } = session
  const [unsaved, setUnsaved] = useState<UnsavedChanges | null>(null)
  const [atFirst] = useState(() => ({ content: contentOf(pageStore.getState().page), version }))
  const opened = useRef<{ readonly journal: Journal; readonly writer: JournalWriter } | null>(null)
  const isChanged = useStore(pageStore, ({ past }) => past.length > 0)
  const latest = useRef({ saved, session })
  latest.current = { saved, session }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is written down at once.
  useEffect(() => {
    opened.current?.writer.schedule()
    void opened.current?.writer.flush()
  }, [saved])

  useEffect(() => {
    let isClosed = false
    const entry = (): JournalEntry => {
      const { page, past } = pageStore.getState()
      const stored = latest.current.saved
      const base = stored ? { content: contentOf(stored.page), version: stored.version } : atFirst
      return {
        ...{ settings: BLANK_SETTINGS, content: contentOf(page) },
        base: { settings: BLANK_SETTINGS, ...base },
        at: new Date().toISOString(),
        isSaved: isClosed || !hasChanges({ page, past }, stored?.page ?? null),
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
        pageStore.subscribe(() => writer.schedule()),
        () => window.removeEventListener('pagehide', writeNow),
        () => writer.stop(),
      )
      setUnsaved(
        unsavedIn(
          journal,
          () => latest.current.session,
          () => setUnsaved(null),
        ),
      )
    })
    return () => {
      isOver = true
      // Closed on purpose: saved, or discarded after a confirmation.
      isClosed = true
      opened.current?.writer.schedule()
      void opened.current?.writer.flush()
      opened.current = null
      for (const end of ends) end()
    }
  }, [account.id, pageStore, name, atFirst])
  // Changes that were begun now take precedence: older ones are not offered on top of them.
  return isChanged ? null : unsaved
}

interface RecoveredRecord {
  readonly name: string
  /** The version the form was opened at. */
  readonly version: number
  /** As it was saved last; `null` as it was opened. */
  readonly saved: SavedPage | null
}

function unsavedIn(
  journal: Journal,
  session: () => EditorSession,
  done: () => void,
): UnsavedChanges | null {
  const found = journal.closedTabs.find(
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
        if (!sameValue(before[name], value)) changeField(session(), RECORD, name, value)
      end()
    },
    discard: end,
  }
}

/** The values of a record that is stored as the only block of a page. */
function valuesIn({ blocks: [block] }: PageContent): RawProps {
  return Object.fromEntries((block?.fields ?? []).map(({ name, value }) => [name, value]))
}
