import { type RefObject, useRef } from 'react'
import { useBlock, useDefinition, useUi } from '../store/session'
import { BlockSettings } from './block-settings'
import { PageSettings } from './page-settings'
import { SeveralBlocks } from './several-blocks'
import { UnderLock } from './under-lock'
import { UnknownBlock } from './unknown-block'
import './panel.css'

/** The property panel: the fields of the selected block, or the page's settings when nothing is selected. */
export function Panel() {
  // The panel stays while blocks come and go: a request for focus is served once.
  const served = useRef(0)
  return (
    <div className="ed-surface panel">
      <Selected served={served} />
    </div>
  )
}

function Selected({ served }: ServedProps) {
  const selectedId = useUi(({ selectedId: id }) => id)
  const isSeveral = useUi(({ selectedIds }) => selectedIds.size > 1)
  if (selectedId === null) return <PageSettings />
  if (isSeveral) return <SeveralBlocks />
  return <SelectedBlock key={selectedId} id={selectedId} served={served} />
}

function SelectedBlock({ id, served }: ServedProps & { readonly id: string }) {
  const block = useBlock(id)
  const definition = useDefinition(block?.name)
  if (!block) return <PageSettings />
  if (!definition) return <UnknownBlock block={block} />
  return (
    <UnderLock id={id}>
      <BlockSettings id={id} definition={definition} served={served} />
    </UnderLock>
  )
}

interface ServedProps {
  /** The last request for focus that was served. */
  readonly served: RefObject<number>
}
