import type { ReactNode } from 'react'
import type { StoredBlock } from '#schema/page/content'
import { useSession } from '../../store/session'
import { BlockBoundary } from './block-boundary'
import { BlockView } from './block-view'

/** A block shown on the page but stored elsewhere. It has no block id, so that lookups of the page's own blocks don't find it. */
export function ReadOnlyBlock({ block, marks, children }: ReadOnlyBlockProps) {
  const { registry } = useSession()
  const definition = registry.get(block.name)
  if (!definition || block.hidden) return null
  const slots = Object.fromEntries(
    Object.keys(definition.slots).map((slot) => [
      slot,
      (block.slots?.[slot] ?? []).map((inner) => (
        <ReadOnlyBlock key={inner.id} block={inner} marks={marks} />
      )),
    ]),
  )
  return (
    <div className="block" {...marks} data-block-name={block.name} data-label={definition.label}>
      {children}
      <BlockBoundary block={block} label={definition.label}>
        <BlockView definition={definition} block={block} slots={slots} />
      </BlockBoundary>
    </div>
  )
}

interface ReadOnlyBlockProps {
  readonly block: StoredBlock
  /** Data attributes that name the owner. */
  readonly marks: Readonly<Record<`data-${string}`, string>>
  readonly children?: ReactNode
}
