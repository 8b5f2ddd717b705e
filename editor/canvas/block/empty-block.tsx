import { useLayoutEffect, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { blockElement } from '../../blocks/block-element'
import { lazyComponent } from '../../ui/lazy/lazy-component'
import { lazyPart } from '../../ui/lazy/lazy-part'

/** Lazy, because most pages have no empty block. */
const EmptyNotice = lazyComponent(
  lazyPart(() => import('./empty-notice').then((part) => part.EmptyNotice)),
)

/**
 * Detects whether a block renders nothing, and then shows a notice. Checks again only when `rendered`, its output, changes.
 */
export function EmptyBlock({ id, definition, rendered }: EmptyBlockProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rendered` says when there may be something else.
  useLayoutEffect(() => setIsEmpty(showsNothing(id)), [id, rendered])
  return isEmpty ? <EmptyNotice id={id} definition={definition} /> : null
}

interface EmptyBlockProps {
  readonly id: string
  readonly definition: AnyBlock
  readonly rendered: unknown
}

/** Returns whether a block contains nothing except the editor's own elements. */
function showsNothing(id: string): boolean {
  const canvas = document.querySelector('[data-canvas]')
  const element = canvas && blockElement(canvas, id)
  return element !== null && [...element.children].every((child) => child.matches('.ed-surface'))
}
