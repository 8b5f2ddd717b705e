import type { AnyBlock } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { BlockIcon } from '../../blocks/block-icon'
import { fillingField } from '../../store/filling-field'
import { lockOf } from '../../store/locks'
import { usePage, useSession, useUi } from '../../store/session'
import { Button } from '../../ui/button'
import { EDITOR_LANGUAGE } from '../../ui/language-names'

/**
 * Placeholder of an empty block on the canvas: its icon, what is missing, and a button to fill it. Not shown while the page is
 * tried out.
 */
export function EmptyNotice({ id, definition }: EmptyNoticeProps) {
  const { registry, canEdit, uiStore } = useSession()
  const isLocked = usePage(({ page }) => lockOf(page.tree, id) !== null)
  const isTriedOut = useUi((state) => state.isInteractive)
  const filling = fillingField(definition)
  if (isTriedOut) return null
  return (
    <div className="ed-surface ed-empty-block" lang={EDITOR_LANGUAGE}>
      <BlockIcon name={definition.name} registry={registry} size={20} />
      <p>
        <strong>{definition.label}</strong> {filling?.missing ?? t('Nothing to show yet.')}
      </p>
      {filling && canEdit && !isLocked && (
        <Button data-canvas-control onClick={() => uiStore.fillField(id, filling.name)}>
          {filling.action}
        </Button>
      )}
    </div>
  )
}

interface EmptyNoticeProps {
  readonly id: string
  readonly definition: AnyBlock
}
