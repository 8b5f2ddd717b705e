import { Component as SharedIcon, Unlink } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { ReadOnlyBlock } from '../canvas/block/read-only-block'
import { useUi } from '../store/session'
import { Button } from '../ui/button'
import { EDITOR_LANGUAGE } from '../ui/language-names'
import { type SharedState, useBlocksOfUse, useShared } from './use-shared'
import './shared-view.css'

const MARKS = { 'data-shared-part': '' }

/** Read-only blocks of a shared block in place of its use, with its name at the corner. */
export function SharedView({ block }: { readonly block: StoredBlock }) {
  const shared = useShared(block)
  const entry = shared.state === 'ready' ? shared.entry : null
  const blocks = useBlocksOfUse(block, entry)
  const isInteractive = useUi((state) => state.isInteractive)
  if (shared.state !== 'ready') return <Notice shared={shared} />
  const { title, isPublished } = shared.entry
  return (
    <>
      {!isInteractive && (
        <span className="ed-surface ed-shared-mark" lang={EDITOR_LANGUAGE}>
          <SharedIcon size={14} aria-hidden />
          <span>
            {isPublished
              ? t('Shared block: {title}', { title })
              : t('Shared block: {title}, not published', { title })}
          </span>
        </span>
      )}
      {blocks.length === 0 ? (
        <p className="ed-surface ed-shared-empty" lang={EDITOR_LANGUAGE}>
          {shared.entry.content
            ? t('The shared block “{title}” is empty.', { title })
            : t('The shared block “{title}” isn’t published yet.', { title })}
        </p>
      ) : (
        blocks.map((inner) => <ReadOnlyBlock key={inner.id} block={inner} marks={MARKS} />)
      )}
    </>
  )
}

/** Placeholder while it isn't available. */
function Notice({ shared }: { readonly shared: Exclude<SharedState, { state: 'ready' }> }) {
  if (shared.state === 'waiting')
    return (
      <div className="ed-canvas-waiting" lang={EDITOR_LANGUAGE}>
        {t('Shared block')}
      </div>
    )
  return (
    <div className="ed-surface ed-canvas-card" lang={EDITOR_LANGUAGE}>
      <Unlink size={18} aria-hidden />
      <div>
        <p className="ed-canvas-card-title">
          {shared.state === 'failed'
            ? t('The shared block couldn’t be loaded')
            : t('The shared block no longer exists')}
        </p>
        <p>
          {shared.state === 'failed'
            ? t('Check your connection. Nothing is lost.')
            : t('Visitors see nothing here. You can delete this block.')}
        </p>
      </div>
      {shared.state === 'failed' && (
        <Button data-canvas-control onClick={shared.retry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}
