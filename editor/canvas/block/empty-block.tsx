import { useLayoutEffect, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { blockElement } from '../../blocks/block-element'
import { BlockIcon } from '../../blocks/block-icon'
import { fillingField } from '../../store/filling-field'
import { lockOf } from '../../store/locks'
import { usePage, useSession, useUi } from '../../store/session'
import { Button } from '../../ui/button'
import { EDITOR_LANGUAGE } from '../../ui/language-names'

/**
 * What stands on the canvas for a block that shows nothing: its icon, what is missing, and the button that fills it. `drawn` is what
 * was rendered beside it: only when it changes the block is looked at again.
 */
export function EmptyBlock({ id, definition, drawn }: EmptyBlockProps) {
  const { registry, canEdit, uiStore } = useSession()
  const [isEmpty, setIsEmpty] = useState(false)
  const isTriedOut = useUi((state) => state.isInteractive)
  const isLocked = usePage(({ page }) => lockOf(page.tree, id) !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` says when there may be something else.
  useLayoutEffect(() => setIsEmpty(showsNothing(id)), [id, drawn])
  if (!isEmpty || isTriedOut) return null
  const filling = fillingField(definition)
  return (
    <div className="ed-surface ed-empty-block" lang={EDITOR_LANGUAGE}>
      <BlockIcon name={definition.name} registry={registry} size={20} />
      <p>
        <strong>{definition.label}</strong> {filling?.missing ?? 'Nothing to show yet.'}
      </p>
      {filling && canEdit && !isLocked && (
        <Button data-canvas-control onClick={() => uiStore.fillField(id, filling.name)}>
          {filling.action}
        </Button>
      )}
    </div>
  )
}

interface EmptyBlockProps {
  readonly id: string
  readonly definition: AnyBlock
  readonly drawn: unknown
}

/** Whether nothing but the editor's own parts is in a block. */
function showsNothing(id: string): boolean {
  const canvas = document.querySelector('[data-canvas]')
  const element = canvas && blockElement(canvas, id)
  return element !== null && [...element.children].every((child) => child.matches('.ed-surface'))
}
