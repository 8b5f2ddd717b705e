import { useEffect, useState } from 'react'
import { downloadText } from '../documents/download-page'
import { localCopies } from '../documents/local-copy'
import { createSaver } from '../documents/saver'
import { sendSaveOf } from '../documents/send-save'
import { SessionProvider } from '../store/session'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { type AppContext, useApp } from './app-context'
import { createNotices, type Editing, EditingProvider } from './editing'
import { EditorFrame } from './editor-frame'
import { EditorSkeleton } from './editor-skeleton'
import { ErrorPage, MissingPage } from './error-page'
import { type OpenPage, openPage } from './open-page'
import { useAnswer } from './use-answer'

/** One page, open for editing. */
export function PageEditor({ documentId }: { readonly documentId: number }) {
  const { client } = useApp()
  const { answer, again } = useAnswer(`page ${documentId}`, () => openPage(client, documentId))
  if (answer.state === 'loading') return <EditorSkeleton />
  if (answer.state === 'failed') return <ErrorPage failure={answer.failure} again={again} />
  const opened = answer.value
  if (opened.state === 'missing') return <MissingPage what="page" />
  if (opened.state === 'unreadable') return <UnreadablePage {...opened} />
  return <Editor opened={opened} />
}

function Editor({ opened }: { readonly opened: OpenPage }) {
  const app = useApp()
  const [editing, setEditing] = useState<Editing | null>(null)
  useEffect(() => {
    const next = editingOf(opened, app)
    setEditing(next)
    return () => next.saver.stop()
  }, [opened, app])
  if (!editing) return <EditorSkeleton />
  return (
    <SessionProvider value={opened.session}>
      <EditingProvider value={editing}>
        <EditorFrame />
      </EditingProvider>
    </SessionProvider>
  )
}

function editingOf({ document, session }: OpenPage, { client, account }: AppContext): Editing {
  const { version, publishedVersion, status, updatedAt } = document.summary
  const copies = localCopies(account.id)
  const saver = createSaver({
    documentId: session.documentId,
    saved: { version, publishedVersion, status, savedAt: updatedAt },
    pageStore: session.pageStore,
    send: sendSaveOf(client, document),
    copies,
  })
  return { document, saver, copies, notices: createNotices() }
}

function UnreadablePage({ title, problems, content }: UnreadablePageProps) {
  const text = JSON.stringify(content, null, 2)
  return (
    <main className="ed-surface ed-waiting">
      <EmptyState
        title={`“${title}” cannot be opened`}
        action={
          <Button onClick={() => downloadText({ name: 'page-content.json', text })}>
            Copy content as file
          </Button>
        }
      >
        Its stored content is not a page: {problems.join('; ')}. Nothing was changed.
      </EmptyState>
    </main>
  )
}

interface UnreadablePageProps {
  readonly title: string
  readonly problems: readonly string[]
  readonly content: unknown
}
