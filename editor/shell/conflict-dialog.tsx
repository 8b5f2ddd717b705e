import { useState } from 'react'
import type { PageContent } from '#schema/page/content'
import { readContent } from '#schema/page/content'
import { type Difference, differences } from '../documents/differences'
import { downloadText, pageFile } from '../documents/download-page'
import { type ConflictVersion, failureOf } from '../documents/failure'
import { loadDocument, type OpenDocument } from '../documents/load-document'
import { clockTime } from '../documents/save-words'
import { contentOf, editedPage } from '../store/edited-page'
import { replacePage } from '../store/edits/replace-page'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useApp } from './app-context'
import { useEditing, useSaveState } from './editing'

/** Somebody saved first: shows how the two versions differ, and loses neither whatever is chosen. */
export function ConflictDialog({ theirs, onClose }: ConflictDialogProps) {
  const { document, saver } = useEditing()
  const session = useSession()
  const page = usePage((state) => state.page)
  const saved = useSaveState((state) => state.saved)
  const [message, setMessage] = useState('')
  const takeTheirs = useTakeTheirs(setMessage, onClose)
  const name = theirs.savedBy || 'Somebody'
  const content = contentOfTheirs(theirs, document)

  function keepMine(): void {
    saver.rebase({ ...saved, version: theirs.version, savedAt: theirs.savedAt }, false)
    onClose()
  }

  return (
    <Dialog
      title={`${name} saved a newer version.`}
      description="Saving is paused until you decide. Nothing is lost: every saved version stays in the history."
      onClose={onClose}
      wide
      footer={
        <>
          <Button onClick={() => downloadText(pageFile(session.documentId, page))}>
            Copy mine as file
          </Button>
          <Button onClick={() => void takeTheirs(name)}>Take theirs</Button>
          <Button look="primary" onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      {message !== '' && (
        <p className="ed-message" data-tone="danger" role="alert">
          {message}
        </p>
      )}
      <dl className="ed-versions">
        <div>
          <dt>Theirs</dt>
          <dd>{`Saved by ${name} at ${clockTime(theirs.savedAt)}, version ${theirs.version}`}</dd>
          {theirs.title !== page.settings.title && <dd>{`Title: ${theirs.title}`}</dd>}
        </div>
        <div>
          <dt>Mine</dt>
          <dd>{`Not saved yet, made on version ${saved.version} of ${clockTime(saved.savedAt)}`}</dd>
          {theirs.title !== page.settings.title && <dd>{`Title: ${page.settings.title}`}</dd>}
        </div>
      </dl>
      {content && <DifferenceList found={differences(contentOf(page), content)} />}
      <p className="ed-quiet">
        Keep mine saves your page on top of theirs. Take theirs puts their page here; Undo brings
        yours back.
      </p>
    </Dialog>
  )
}

interface ConflictDialogProps {
  readonly theirs: ConflictVersion
  readonly onClose: () => void
}

function useTakeTheirs(onFailure: (message: string) => void, onDone: () => void) {
  const { client } = useApp()
  const { saver } = useEditing()
  const { documentId, pageStore, uiStore, registry } = useSession()
  return async (name: string): Promise<void> => {
    try {
      // Fetched anew: a third version may have come, and the answer has all of it.
      const loaded = await loadDocument(client, documentId)
      if (loaded.state !== 'ready') return onFailure('Their version cannot be opened.')
      const { settings, content, summary } = loaded.document
      pageStore.edit(replacePage(editedPage(settings, content, registry)), {
        label: `Took the version of ${name}`,
      })
      const { version, publishedVersion, status, updatedAt } = summary
      saver.rebase({ version, publishedVersion, status, savedAt: updatedAt }, true)
      uiStore.select(null)
      uiStore.toast(`This is the version of ${name} now.`, { undo: true })
      onDone()
    } catch (error) {
      onFailure(failureOf(error).message)
    }
  }
}

const KIND_WORDS: Readonly<Record<Difference['kind'], string>> = {
  changed: 'is not the same in the two versions',
  moved: 'stands in another place',
  'only-mine': 'is in yours only',
  'only-theirs': 'is in theirs only',
}

function DifferenceList({ found }: { readonly found: readonly Difference[] }) {
  const { registry } = useSession()
  if (found.length === 0) return <p>The blocks are the same in both versions.</p>
  return (
    <div>
      <h3>{found.length === 1 ? '1 block differs' : `${found.length} blocks differ`}</h3>
      <ul className="ed-differences">
        {found.map(({ id, name, displayName, kind }) => (
          <li key={id}>
            <strong>{displayName || registry.get(name)?.label || name}</strong> {KIND_WORDS[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function contentOfTheirs(theirs: ConflictVersion, { item }: OpenDocument): PageContent | null {
  const stored = theirs.items.find(
    ({ language, locationId }) => language === item.language && locationId === item.locationId,
  )
  const read = readContent(stored?.content ?? null)
  return read.ok ? read.content : null
}
