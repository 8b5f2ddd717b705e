import { Copy, LayoutTemplate, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { isAllowedOn } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { ROOT } from '#schema/page/tree'
import { tourSeen } from '../onboarding/tour-seen'
import { insertNew } from '../store/commands'
import { useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { EDITOR_LANGUAGE } from '../ui/language-names'
import './empty-page.css'

const SUGGESTED = ['Hero', 'Text', 'FeaturedCarousel', 'Media']

/** Placeholder of an empty page: a large drop target and three ways to begin. */
export function EmptyPage() {
  const session = useSession()
  const { canEdit, registry, target, uiStore } = session
  const isDragging = useUi(({ drag }) => drag !== null)
  const suggested = SUGGESTED.flatMap((name) => registry.get(name) ?? [])
    .filter((definition) => isAllowedOn(definition, target))
    .slice(0, 3)
  return (
    <div
      className="ed-surface ed-empty-page"
      lang={EDITOR_LANGUAGE}
      data-empty-slot={ROOT}
      data-dragging={isDragging}
    >
      <p className="ed-empty-page-title">{t('This page is empty')}</p>
      {canEdit && (
        <div className="ed-empty-page-body">
          <p className="ed-empty-page-drop" aria-hidden>
            {t('Drop it here')}
          </p>
          <div className="ed-empty-page-ways">
            <p>{t('Drag a block here, or choose how to start.')}</p>
            <div className="ed-empty-page-starts">
              <StartOption
                icon={<Plus size={20} aria-hidden />}
                label={t('Blank')}
                words={t('Add the first block.')}
                onClick={() => uiStore.openInserter({ slot: ROOT, index: 0 })}
              />
              <StartOption
                icon={<LayoutTemplate size={20} aria-hidden />}
                label={t('From a template')}
                words={t('Blocks with example text.')}
                onClick={() => uiStore.openOverlay('templates')}
              />
              <StartOption
                icon={<Copy size={20} aria-hidden />}
                label={t('Copy an existing page')}
                words={t('Start from its blocks.')}
                onClick={() => uiStore.openOverlay('copy')}
              />
            </div>
            <div className="ed-empty-page-actions">
              <span>{t('Common first blocks:')}</span>
              {suggested.map(({ name, label }) => (
                <Button
                  key={name}
                  data-canvas-control
                  onClick={() => insertNew(session, name, { slot: ROOT, index: 0 })}
                >
                  {label}
                </Button>
              ))}
            </div>
            {!tourSeen.read() && (
              <Button look="quiet" data-canvas-control onClick={() => uiStore.openOverlay('tour')}>
                {t('New here? Take the tour')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function StartOption({ icon, label, words, onClick }: StartOptionProps) {
  return (
    <button type="button" className="ed-empty-page-start" data-canvas-control onClick={onClick}>
      {icon}
      <strong>{label}</strong>
      <span>{words}</span>
    </button>
  )
}

interface StartOptionProps {
  readonly icon: ReactNode
  readonly label: string
  readonly words: string
  readonly onClick: () => void
}
