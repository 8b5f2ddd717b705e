import { useLayoutEffect, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { blockElement } from '../../blocks/block-element'
import { fetchedComponent } from '../../ui/lazy/fetched-component'
import { fetchedPart } from '../../ui/lazy/fetched-part'

/** Most pages hold no empty block. */
const EmptyNotice = fetchedComponent(
  fetchedPart(() => import('./empty-notice').then((part) => part.EmptyNotice)),
)

/**
 * Stands beside what a block shows, and says so when that is nothing. `drawn` is what was rendered: only when it changes the block is
 * looked at again.
 */
export function EmptyBlock({ id, definition, drawn }: EmptyBlockProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` says when there may be something else.
  useLayoutEffect(() => setIsEmpty(showsNothing(id)), [id, drawn])
  return isEmpty ? <EmptyNotice id={id} definition={definition} /> : null
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
