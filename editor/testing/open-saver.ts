import { vi } from 'vitest'
import { EMPTY_CONTENT } from '#schema/page/content'
import { createClient } from '../api/client'
import type { JournalEntry } from '../saving/journal'
import { initialPageState, reducePageSave } from '../saving/page-save-state'
import { saveMessage } from '../saving/save-message'
import { createSaver } from '../saving/saver'
import { sendSaveOf } from '../saving/send-save'
import { BLANK_SETTINGS, editedPage, setSetting } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import { createUndoGroup } from '../store/undo-group'
import { fakeServer } from './fake-server'

/**
 * A page that is being edited, with a saver that talks to a fake server through the real client. `keeps` says whether
 * the browser can store a journal.
 */
export function openSaver({ keeps = true } = {}) {
  const entries: JournalEntry[] = []
  const server = fakeServer()
  const settings = { ...BLANK_SETTINGS, title: 'Welcome', externalUrl: '/' }
  const pageStore = createPageStore(editedPage(settings, EMPTY_CONTENT, new Map()))
  const undoGroup = createUndoGroup(pageStore)
  const client = createClient({ fetch: server.fetch })
  const summary = { id: 7 } as Parameters<typeof sendSaveOf>[1]['summary']
  const item = { language: 'en-US', locationId: 10 }
  const send = sendSaveOf(client, { summary, item })
  const saved = {
    version: 1,
    publishedVersion: null,
    status: 'DRAFT' as const,
    recordStatus: 'ACTIVE' as const,
    review: null,
    savedAt: '2026-03-01T10:00:00.000Z',
  }
  const journal = {
    async write(entry: JournalEntry) {
      if (keeps) entries.push(entry)
      return keeps
    },
    writeNow: () => keeps,
  }
  const base = { settings, content: EMPTY_CONTENT }
  const saver = createSaver({
    ...{ initial: initialPageState(saved, item), reduce: reducePageSave },
    ...{ base, pageStore, send, journal },
  })
  const stop = saver.start()
  return {
    server,
    saver,
    stop,
    base,
    /** Reads the journal. */
    kept: () => entries.at(-1) ?? null,
    type: (title: string) =>
      undoGroup.type('title', () =>
        pageStore.edit(setSetting('title', title), { label: 'Changed Title' }),
      ),
    words: () => saveMessage(saver.store.getState()).text,
    pass,
  }
}

/** Lets time pass, and everything that follows from it happen. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 5; turn += 1) {
    await vi.advanceTimersByTimeAsync(0)
  }
}
