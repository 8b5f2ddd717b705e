import { type RefObject, useRef } from 'react'
import { useBlock, useDefinition, useUi } from '../store/session'
import { BlockSettings } from './block-settings'
import type { PanelMemory } from './form/panel-memory'
import { PageSettings } from './page-settings'
import { SeveralBlocks } from './several-blocks'
import { UnderLock } from './under-lock'
import { UnknownBlock } from './unknown-block'
import './panel.css'

/** The property panel: the fields of the selected block, or the page's settings when nothing is selected. */
export function Panel() {
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  return (
    <div className="ed-surface panel">
      <Selected memory={memory} />
    </div>
  )
}

function Selected({ memory }: MemoryProps) {
  const selectedId = useUi(({ selectedId: id }) => id)
  const isSeveral = useUi(({ selectedIds }) => selectedIds.size > 1)
  if (selectedId === null) return <PageSettings />
  if (isSeveral) return <SeveralBlocks />
  return <SelectedBlock key={selectedId} id={selectedId} memory={memory} />
}

function SelectedBlock({ id, memory }: MemoryProps & { readonly id: string }) {
  const block = useBlock(id)
  const definition = useDefinition(block?.name)
  if (!block) return <PageSettings />
  if (!definition) return <UnknownBlock block={block} />
  return (
    <UnderLock id={id}>
      <BlockSettings id={id} definition={definition} memory={memory} />
    </UnderLock>
  )
}

interface MemoryProps {
  readonly memory: RefObject<PanelMemory>
}
