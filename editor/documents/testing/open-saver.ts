import { vi } from 'vitest'
import { editedPage } from '#editor/store/edited-page'
import { setSetting } from '#editor/store/edits/set-setting'
import { createPageStore } from '#editor/store/page-store'
import { EMPTY_CONTENT } from '#schema/page/content'
import { createClient } from '../client'
import { localCopies } from '../local-copy'
import { saveWords } from '../save-words'
import { createSaver } from '../saver'
import { sendSaveOf } from '../send-save'
import { fakeServer } from './fake-server'

/** A page that is being edited, with a saver that talks to a fake server through the real client. */
export function openSaver(storage: Storage = localStorage) {
  const server = fakeServer()
  const settings = { title: 'Welcome', description: '', externalUrl: '/' }
  const pageStore = createPageStore(editedPage(settings, EMPTY_CONTENT, new Map()))
  const client = createClient({ fetch: server.fetch })
  const copies = localCopies('account', storage)
  const summary = { id: 7 } as Parameters<typeof sendSaveOf>[1]['summary']
  const item = { language: 'en-US', locationId: 10 }
  const send = sendSaveOf(client, { summary, item, settings, content: EMPTY_CONTENT })
  const saved = {
    version: 1,
    publishedVersion: null,
    status: 'DRAFT' as const,
    savedAt: '2026-03-01T10:00:00.000Z',
  }
  const saver = createSaver({ documentId: 7, saved, pageStore, send, copies })
  return {
    server,
    saver,
    copies,
    type: (title: string) =>
      pageStore.edit(setSetting('title', title), { label: 'Changed Title', mergeKey: 'title' }),
    words: () => saveWords(saver.store.getState()).text,
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
