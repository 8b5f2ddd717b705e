import { useDeferredValue, useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { apolloRecordSearch } from '../library/apollo-record-search'
import type { FoundRecord } from '../library/record-search'
import { loadDocument } from '../saving/load-document'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { startPage } from './start-page'
import './start.css'

/** Dialog that lists the visible pages, to start with a copy of one's content. */
export function CopyDialog({ client }: { readonly client: ApiClient }) {
  const session = useSession()
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const pages = usePages(client, useDeferredValue(text.trim()), setMessage)
  const close = () => session.uiStore.openOverlay(null)
  const others = pages?.filter(({ key }) => key !== String(session.documentId))

  async function use({ key, title }: FoundRecord): Promise<void> {
    try {
      const loaded = await loadDocument(client, Number(key))
      if (loaded.state !== 'ready') {
        setMessage(t('“{title}” couldn’t be loaded. Try again.', { title }))
        return
      }
      const { content, summary } = loaded.document
      const from = title || t('an untitled page')
      startPage(session, { blocks: content.blocks, origin: { documentId: summary.id }, from })
      close()
    } catch (error) {
      setMessage(failureOf(error).message)
    }
  }

  return (
    <Dialog
      title={t('Copy an existing page')}
      description={t(
        'Copies the page’s blocks as they are saved now. The original page doesn’t change.',
      )}
      onClose={close}
    >
      <input
        className="ed-input"
        type="search"
        aria-label={t('Search pages')}
        placeholder={t('Title or address')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="ed-quiet">
        {message || (others?.length === 0 ? t('No page matches. Try fewer words.') : '')}
      </p>
      <ul className="ed-start-list">
        {others?.map((page) => (
          <li key={page.key}>
            <Button look="plain" className="ed-start-choice" onClick={() => void use(page)}>
              <strong>{page.title || t('Untitled page')}</strong>
              <span>{page.detail}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function usePages(client: ApiClient, text: string, onFailure: (message: string) => void) {
  const [pages, setPages] = useState<readonly FoundRecord[] | null>(null)
  useEffect(() => {
    let isWanted = true
    apolloRecordSearch(client)
      .search('page', text)
      .then(
        (found) => {
          if (!isWanted) return
          onFailure('')
          setPages(found)
        },
        (error: unknown) => isWanted && onFailure(failureOf(error).message),
      )
    return () => {
      isWanted = false
    }
  }, [client, text, onFailure])
  return pages
}
