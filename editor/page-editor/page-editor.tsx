import { useEffect, useState } from 'react'
import type { PageAddressed } from '#schema/api/page-addressed'
import { formatDetails, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { ConflictVersion } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { useApp } from '../app/app-context'
import { ErrorPage, MissingPage } from '../app/error-page'
import { useLoader } from '../app/use-loader'
import { ChecksProvider } from '../checks/checks-context'
import { showPendingFlash } from '../languages/flash-message'
import { LanguageDialogs } from '../languages/language-dialogs'
import { isKeptPage } from '../offline/kept-page'
import { RecordDialogs } from '../records/record-dialogs'
import { downloadText } from '../saving/download-page'
import { createNotices, type Editing, EditingProvider, type Notice } from '../saving/editing'
import { merging } from '../saving/lazy-merge'
import { initialPageState, reducePageSave } from '../saving/page-save-state'
import { createSaver } from '../saving/saver'
import { sendSaveOf } from '../saving/send-save'
import { SessionProvider } from '../store/session'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { EditorFrame } from './editor-frame'
import { EditorSkeleton } from './editor-skeleton'
import { type OpenPage, openPage } from './open-page'
import { OFFLINE } from './use-offline'

/** Editor of one page; another page is another editor. */
export function PageEditor({ documentId, language, location }: PageAddressed) {
  const { client, account } = useApp()
  const { loaded, reload } = useLoader(() =>
    openPage(client, { documentId, language, ...(location && { location }) }, account),
  )
  if (loaded.state === 'loading') return <EditorSkeleton />
  if (loaded.state === 'failed') return <ErrorPage failure={loaded.failure} reload={reload} />
  const opened = loaded.value
  if (opened.state === 'missing')
    return <MissingPage text={t('This page doesn’t exist, or you don’t have access to it.')} />
  if (opened.state === 'unreadable') return <UnreadablePage {...opened} />
  return <Editor opened={opened} />
}

function Editor({ opened }: { readonly opened: OpenPage }) {
  // Doesn't depend on the account, which is read again after a lost session: a new saver would treat pending changes as saved.
  const { client } = useApp()
  const [editing, setEditing] = useState<Editing | null>(null)
  useEffect(() => {
    const next = editingOf(opened, client)
    const stop = next.saver.start()
    setEditing(next)
    showPendingFlash(opened.session, next)
    const release = opened.session.canEdit ? opened.journal.hold() : () => undefined
    return () => {
      stop()
      release()
    }
  }, [opened, client])
  if (!editing) return <EditorSkeleton />
  return (
    <SessionProvider value={opened.session}>
      <EditingProvider value={editing}>
        <ChecksProvider client={client}>
          <RecordDialogs>
            <LanguageDialogs>
              <EditorFrame />
            </LanguageDialogs>
          </RecordDialogs>
        </ChecksProvider>
      </EditingProvider>
    </SessionProvider>
  )
}

function editingOf(opened: OpenPage, client: ApiClient): Editing {
  const { document, session, journal, recovery, atLocation } = opened
  const { version, publishedVersion, status, recordStatus, review, updatedAt, ...summary } =
    document.summary
  const { livePath, texts, schedules } = summary
  const send = atLocation?.send ?? sendSaveOf(client, document)
  const saved = {
    ...{ version, publishedVersion, status, recordStatus, review, savedAt: updatedAt },
    ...{ livePath, texts, schedules },
  }
  const saver = createSaver({
    initial: initialPageState(saved, document.item),
    reduce: reducePageSave,
    base: { settings: document.settings, content: document.content },
    pageStore: session.pageStore,
    send: async (request) => {
      const answer = await send(request)
      // If it can't be fetched, the user is asked.
      if (!answer.ok && answer.failure.kind === 'conflict')
        await merging.fetch().catch(() => undefined)
      return answer
    },
    journal,
    merge: (...found) => merging.now()?.mergeConflict(session, document, ...found) ?? null,
  })
  const openElsewhere = journal.isOpenElsewhere && session.canEdit ? OPEN_ELSEWHERE : null
  const notice = isKeptPage() ? OFFLINE : openElsewhere
  const lookAt = async (theirs: ConflictVersion) =>
    (await merging.fetch()).otherVersion(session, { document, saver }, theirs)
  const notices = createNotices(notice)
  const editing = { document, saver, journal, recovery, lookAt, notices }
  return atLocation ? { ...editing, publishStep: atLocation.publishStep } : editing
}

const OPEN_ELSEWHERE: Notice = {
  tone: 'plain',
  isStanding: true,
  text: t('This page is also open in another tab. Changes from both tabs are merged.'),
}

function UnreadablePage({ title, problems, content }: UnreadablePageProps) {
  const text = JSON.stringify(content, null, 2)
  return (
    <main className="ed-surface ed-waiting">
      <EmptyState
        title={t('“{title}” can’t be opened', { title })}
        action={
          <Button onClick={() => downloadText({ name: 'page-content.json', text })}>
            {t('Copy content as file')}
          </Button>
        }
      >
        {joinSentences(
          t('This content is not a page. Nothing was changed.'),
          formatDetails(problems),
        )}
      </EmptyState>
    </main>
  )
}

interface UnreadablePageProps {
  readonly title: string
  readonly problems: readonly string[]
  readonly content: unknown
}
