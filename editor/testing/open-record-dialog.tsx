import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { ContentSource } from '#schema/api/content-source'
import { createClient } from '../api/client'
import { type AppContext, AppProvider } from '../app/app-context'
import { RecordSearchProvider } from '../library/record-search'
import { BLANK_SETTINGS, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import { type EditorSession, SessionProvider } from '../store/session'
import { createUiStore } from '../store/ui-store'
import { sampleSearch } from './open-panel'
// Read before a test waits for it.
import '../records/history/record-history'
import { RecordDialog } from '../records/record-dialog'

type Variables = Record<string, unknown> & { readonly input?: object }
type OperationHandler = (operation: string, variables: Variables) => object

const MANAGER = { id: '1', assignments: [{ locationId: null, level: 'MANAGE' }] }

/** Opens the dialog of a record; `answer` is what the server says to each operation. */
export function openDialog(recordKey: string | null, answer: OperationHandler, kind = 'event') {
  const asked: Variables[] = []
  const client = createClient({
    fetch: async (_url, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body))
      asked.push(variables)
      return Response.json(answer(operationName, variables))
    },
  })
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const onClosed = vi.fn()
  const opened = session()
  render(
    <AppProvider value={{ client, account: MANAGER } as unknown as AppContext}>
      <SessionProvider value={opened}>
        <RecordSearchProvider value={sampleSearch}>
          <RecordDialog {...{ client, kind, recordKey, onSaved, onClose }} onClosed={onClosed} />
        </RecordSearchProvider>
      </SessionProvider>
    </AppProvider>,
  )
  return { user: userEvent.setup(), asked, onSaved, onClose, onClosed, uiStore: opened.uiStore }
}

function session(): EditorSession {
  const location = { id: 20, name: 'Ottawa', timeZone: 'America/Toronto' }
  return {
    documentId: 1,
    target: 'content',
    registry: new Map(),
    pageStore: createPageStore(editedPage(BLANK_SETTINGS, { format: 1, blocks: [] }, new Map())),
    uiStore: createUiStore(),
    // The form does not use it.
    source: {} as ContentSource,
    context: { location, language: 'en-US' } as EditorSession['context'],
    layout: null,
    maxBlocks: 500,
    canEdit: true,
  }
}
