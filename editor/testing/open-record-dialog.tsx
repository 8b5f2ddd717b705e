import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { ContentSource } from '#schema/api/content-source'
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

type Asked = Record<string, unknown> & { readonly input?: object }
type Answer = (operation: string, variables: Asked) => object

/** Opens the dialog of a record; `answer` is what the server says to each operation. */
export function openDialog(recordKey: string | null, answer: Answer, kind = 'event') {
  const asked: Asked[] = []
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(variables)
        observer.next(answer(operationName, variables))
        observer.complete()
      }),
  )
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const onClosed = vi.fn()
  const opened = session()
  render(
    <AppProvider value={{ client, account: { id: '1' } } as AppContext}>
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
    // The form asks nothing of it.
    source: {} as ContentSource,
    context: { location, language: 'en-US' } as EditorSession['context'],
    layout: null,
    canEdit: true,
  }
}
