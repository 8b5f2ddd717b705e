import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import type { PageState } from '../saving/journal'
import { loadDocument } from '../saving/load-document'
import { becomePage } from '../store/edits/become-page'
import { editedPage } from '../store/edits/edited-page'
import { restoreBlock } from '../store/edits/restore-block'
import { useSession } from '../store/session'
import { restoreRefusal } from './restore-refusal'
import { restoreRevision } from './revisions'

/** Returns functions that restore a saved version. None of them publishes, and each can be undone. */
export function useRestore(version: number, onDone: (message: string) => void) {
  const { client } = useApp()
  const { document, saver } = useEditing()
  const session = useSession()
  const { documentId, pageStore, registry, uiStore } = session

  function done(label: string): void {
    uiStore.select(null)
    uiStore.toast(`${label}.`, { undo: true })
    uiStore.announce(joinSentences(label, t('Undo is available')))
    onDone('')
  }

  /** Restores the whole page, in all languages and locations of the version. */
  async function restorePage(): Promise<void> {
    if (!(await saver.saveNow()))
      return onDone(t('The page couldn’t be saved, so nothing was restored. Try again.'))
    try {
      const expectedVersion = saver.store.getState().saved.version
      const saved = await restoreRevision(client, documentId, { version, expectedVersion })
      const loaded = await loadDocument(client, documentId, document.item.language)
      if (loaded.state !== 'ready')
        return onDone(t('The page was restored. Open it again to see it.'))
      const { settings, content } = loaded.document
      const label = t('Restored version {version}', { version })
      pageStore.edit(becomePage(editedPage(settings, content, registry)), { label })
      saver.rebase(saved, { settings, content }, true)
      done(label)
    } catch (error) {
      onDone(joinSentences(t('Nothing was restored.'), failureOf(error).message))
    }
  }

  /** Restores only the blocks of the edited location; settings and other locations stay. */
  function restoreLocation({ content }: PageState): void {
    const { settings } = pageStore.getState().page
    const label = t('Restored version {version} for {locationName}', {
      version,
      locationName: document.summary.locationName,
    })
    pageStore.edit(becomePage(editedPage(settings, content, registry)), { label })
    done(label)
  }

  function restoreOne({ content }: PageState, id: string, name: string): void {
    const refusal = restoreRefusal(session, content, id)
    if (refusal !== null) {
      onDone(joinSentences(t('Nothing was restored.'), refusal))
      return
    }
    const label = t('Restored {name} from version {version}', { name, version })
    pageStore.edit(restoreBlock(id, content, registry), { label, after: id })
    done(label)
  }

  return { restorePage, restoreLocation, restoreOne }
}
