import { Plus } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { SlotKey } from '#schema/page/tree'
import { useSession, useUi } from '../../store/session'
import { Button } from '../../ui/button'
import { EDITOR_LANGUAGE } from '../../ui/language-names'

/** Placeholder of an empty slot: a large drop target with a button to add a block without dragging. */
export function EmptySlot({ slot, label }: { readonly slot: SlotKey; readonly label: string }) {
  const { canEdit, uiStore } = useSession()
  const isTarget = useUi(({ drag, insertingAt }) => (drag?.place ?? insertingAt)?.slot === slot)
  return (
    <div
      className="ed-surface ed-empty-slot"
      lang={EDITOR_LANGUAGE}
      data-empty-slot={slot}
      data-slot-label={label}
      data-target={isTarget}
    >
      <span>{t('“{label}” is empty', { label })}</span>
      {canEdit && (
        <Button
          data-canvas-control
          aria-label={t('Add a block to “{label}”', { label })}
          onClick={() => uiStore.openInserter({ slot, index: 0 })}
        >
          <Plus size={16} aria-hidden />
          {t('Add a block')}
        </Button>
      )}
    </div>
  )
}
