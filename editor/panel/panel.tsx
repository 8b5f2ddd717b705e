import { useRef } from 'react'
import { useBlock, useDefinition, useUi } from '../store/session'
import { BlockSettings } from './block-settings'
import { PageSettings } from './page-settings'
import { UnknownBlock } from './unknown-block'
import './panel.css'

/** The property panel: the fields of the selected block, or the page's settings when nothing is selected. */
export function Panel() {
  const selectedId = useUi(({ selectedId: id }) => id)
  // The panel stays while blocks come and go: a request for focus is served once.
  const served = useRef(0)
  return (
    <div className="ed-surface panel">
      {selectedId === null ? (
        <PageSettings />
      ) : (
        <SelectedBlock key={selectedId} id={selectedId} served={served} />
      )}
    </div>
  )
}

function SelectedBlock({
  id,
  served,
}: {
  readonly id: string
  readonly served: { current: number }
}) {
  const block = useBlock(id)
  const definition = useDefinition(block?.name)
  if (!block) return <PageSettings />
  if (!definition) return <UnknownBlock block={block} />
  return <BlockSettings id={id} definition={definition} served={served} />
}
