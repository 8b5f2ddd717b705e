import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { makeSharedBlock } from '../api/shared-blocks'
import { useApp } from '../app/app-context'
import { summaryOf } from '../store/block-labels'
import type { EditorSession } from '../store/session'
import { usePage, useSession } from '../store/session'
import { blocksToShare, replaceWithShared } from '../store/share-commands'
import type { MakeSharedProps } from '../store/shared-parts'
import { pagePath, useNavigate } from '../ui/app-link'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { type OwnedTitle, OwnedTitleForm } from './owned-title-form'
import '../blocks/move-to-dialog.css'

/** Dialog for the name and owner of a new shared block, which replaces the page's selected blocks. */
export function MakeSharedDialog({ ids, onClosed }: MakeSharedProps) {
  const session = useSession()
  const { uiStore } = session
  const [initialTitle] = useState(() => proposedTitle(session, ids))
  const { make, isMaking, problem } = useMakeShared(ids)
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    // Runs after the dialog has tried to return the focus to its opener.
    return () => void setTimeout(() => document.activeElement === document.body && closed())
  }, [])

  return (
    <Dialog
      title={t('Make a shared block')}
      description={t(
        'A shared block is stored in one place and can be used on many pages. It’s published right away, so that this page keeps showing it.',
      )}
      onClose={() => uiStore.setState({ sharing: null })}
      footer={
        <>
          <Button onClick={() => uiStore.setState({ sharing: null })}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form="ed-make-shared" aria-disabled={isMaking}>
            {isMaking ? t('Creating…') : t('Make shared block')}
          </Button>
        </>
      }
    >
      <OwnedTitleForm
        id="ed-make-shared"
        initialTitle={initialTitle}
        help={t('The name editors find it by. Visitors don’t see it.')}
        problem={problem}
        onSubmit={(entered) => void make(entered)}
      />
    </Dialog>
  )
}

function useMakeShared(ids: readonly string[]) {
  const session = useSession()
  const { uiStore, context } = session
  const { client } = useApp()
  const navigate = useNavigate()
  const [isMaking, setIsMaking] = useState(false)
  const [problem, setProblem] = useState('')
  // One key per input: a retry after a lost response creates no second block.
  const key = useRef({ of: '', key: newKey() })
  usePage(({ page }) => page.tree)
  return { make, isMaking, problem }

  async function make(entered: OwnedTitle) {
    if (isMaking) return
    setIsMaking(true)
    setProblem('')
    const { tree } = session.pageStore.getState().page
    const here = ids.filter((id) => tree.blocks.has(id))
    const content = { format: 1 as const, blocks: blocksToShare(session, here) }
    const of = JSON.stringify([entered, content])
    if (key.current.of !== of) key.current = { of, key: newKey() }
    try {
      const { id, unpublished } = await makeSharedBlock(
        client,
        { ...entered, language: context.language, content },
        key.current.key,
      )
      if (!replaceWithShared(session, here, { id, title: entered.title })) return
      uiStore.setState({ sharing: null })
      uiStore.toast(createdMessage(entered.title, unpublished), {
        ...(unpublished === null
          ? { undo: true }
          : { action: { label: t('Open it'), run: () => navigate(pagePath(id)) } }),
      })
      uiStore.announce(t('{title} is a shared block now', { title: entered.title }))
    } catch (error) {
      setProblem(failureOf(error).message)
    } finally {
      setIsMaking(false)
    }
  }
}

function createdMessage(title: string, unpublished: unknown): string {
  if (unpublished === null) return t('“{title}” is a shared block now.', { title })
  return joinSentences(
    t('“{title}” is a shared block now, but isn’t published.', { title }),
    failureOf(unpublished).message,
  )
}

/** Returns the first block's name, or its first words. */
function proposedTitle({ pageStore, registry }: EditorSession, [first = '']: readonly string[]) {
  const block = pageStore.getState().page.tree.blocks.get(first)
  return block ? block.displayName || summaryOf(block, registry) : ''
}
