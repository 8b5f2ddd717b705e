import { Plus } from 'lucide-react'
import { ROOT } from '#schema/page/tree'
import { insertNew } from '../store/commands'
import { useSession } from '../store/session'
import { Button } from '../ui/button'

const SUGGESTED = ['Hero', 'Text', 'FeaturedCarousel', 'Media']

/** A page that holds nothing: a large place to drop on, and three ways to begin. */
export function EmptyPage() {
  const session = useSession()
  const { canEdit, registry, target, uiStore } = session
  const suggested = SUGGESTED.flatMap((name) => registry.get(name) ?? [])
    .filter((definition) => definition.targets.includes(target))
    .slice(0, 3)
  return (
    <div className="ed-surface ed-empty-page" data-empty-slot={ROOT}>
      <p className="ed-empty-page-title">This page is empty</p>
      {canEdit && (
        <>
          <p>Drag a block here, or begin with one of these.</p>
          <div className="ed-empty-page-actions">
            {suggested.map(({ name, label }) => (
              <Button
                key={name}
                data-canvas-control
                onClick={() => insertNew(session, name, { slot: ROOT, index: 0 })}
              >
                <Plus size={16} aria-hidden />
                {label}
              </Button>
            ))}
          </div>
          <Button
            look="primary"
            data-canvas-control
            onClick={() => uiStore.askForBlock({ slot: ROOT, index: 0 })}
          >
            Add a block
          </Button>
        </>
      )}
    </div>
  )
}
