import { Copy, LayoutTemplate, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { isAllowedOn } from '#schema/block/block'
import { ROOT } from '#schema/page/tree'
import { tourSeen } from '../onboarding/tour-seen'
import { insertNew } from '../store/commands'
import { useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { EDITOR_LANGUAGE } from '../ui/language-names'
import './empty-page.css'

const SUGGESTED = ['Hero', 'Text', 'FeaturedCarousel', 'Media']

/** A page that holds nothing: a large place to drop on, and three ways to begin. */
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
      <p className="ed-empty-page-title">This page is empty</p>
      {canEdit && (
        <div className="ed-empty-page-body">
          <p className="ed-empty-page-drop" aria-hidden>
            Drop it here
          </p>
          <div className="ed-empty-page-ways">
            <p>Drag a block here, or start in one of three ways.</p>
            <div className="ed-empty-page-starts">
              <StartWay
                icon={<Plus size={20} aria-hidden />}
                label="Blank"
                words="Add the first block."
                onClick={() => uiStore.openInserter({ slot: ROOT, index: 0 })}
              />
              <StartWay
                icon={<LayoutTemplate size={20} aria-hidden />}
                label="From a template"
                words="Blocks with example text."
                onClick={() => uiStore.openOverlay('templates')}
              />
              <StartWay
                icon={<Copy size={20} aria-hidden />}
                label="Copy an existing page"
                words="Start from its blocks."
                onClick={() => uiStore.openOverlay('copy')}
              />
            </div>
            <div className="ed-empty-page-actions">
              <span>Common first blocks:</span>
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
                New here? Take the tour
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function StartWay({ icon, label, words, onClick }: StartWayProps) {
  return (
    <button type="button" className="ed-empty-page-start" data-canvas-control onClick={onClick}>
      {icon}
      <strong>{label}</strong>
      <span>{words}</span>
    </button>
  )
}

interface StartWayProps {
  readonly icon: ReactNode
  readonly label: string
  readonly words: string
  readonly onClick: () => void
}
