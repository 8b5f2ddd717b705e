import { memo, type ReactNode, type RefObject, useDeferredValue, useRef, useState } from 'react'
import { useDefinition, usePage, useSession, useUi } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { BlockOrigin } from './block-origin'
import { BlockSettings, type BlockSettingsProps } from './block-settings'
import type { PanelMemory } from './form/field-source'
import { LockedBlock } from './locked-block'
import { PageSettings } from './page-settings'
import { UnknownBlock } from './unknown-block'
import './panel.css'

const SeveralBlocks = lazyComponent(
  lazyPart(() => import('./several-blocks').then((part) => part.SeveralBlocks)),
)

/** Property panel: the fields of the selected block, or the page's settings without a selection. */
export function Panel({ addressNote, Variants }: Omit<SelectedProps, 'memory'>) {
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  return (
    <div className="ed-surface panel">
      <Selected memory={memory} addressNote={addressNote} Variants={Variants} />
    </div>
  )
}

function Selected({ memory, addressNote, Variants }: SelectedProps) {
  const selected = useUi(({ selectedId, selectedIds }) =>
    selectedIds.size > 1 ? SEVERAL_BLOCKS : selectedId,
  )
  const shown = useKeepingUp(selected)
  if (shown === null) return <Page memory={memory} addressNote={addressNote} />
  if (shown === SEVERAL_BLOCKS) return <SeveralBlocks />
  return <SelectedBlock key={shown} id={shown} memory={memory} Variants={Variants} />
}

/** Interval in ms below which selections count as a held arrow key. */
const HELD = 120

/**
 * Returns the selection to render. Normally the settings render in the same frame as the selection, because two frames would mean
 * two layouts. While an arrow key is held, and after blocks were added or removed, the canvas goes first and the settings follow
 * when the browser has time.
 */
function useKeepingUp<Value>(selected: Value): Value {
  const { pageStore } = useSession()
  const deferred = useDeferredValue(selected)
  const blocks = pageStore.getState().page.tree.blocks.size
  const [last, setLast] = useState({ selected, shown: selected, at: 0, blocks })
  if (last.selected !== selected) {
    const at = performance.now()
    const goesAhead = at - last.at < HELD || blocks !== last.blocks
    const before = deferred === last.selected ? deferred : last.shown
    setLast({ selected, shown: goesAhead ? before : selected, at, blocks })
  }
  return deferred === selected ? selected : last.shown
}

const SEVERAL_BLOCKS = Symbol('several blocks')

// Memoized, so that the shown settings aren't rendered again while those of another block are pending.
const Page = memo(PageSettings)
const SelectedBlock = memo(function SelectedBlock({
  id,
  memory,
  Variants,
}: Omit<SelectedProps, 'addressNote'> & { readonly id: string }) {
  // Subscribes only to the block's type, so that typing in a field doesn't re-render all of them.
  const name = usePage(({ page }) => page.tree.blocks.get(id)?.name)
  const definition = useDefinition(name)
  const { locationVersion, Shared } = useSession()
  if (name === undefined) return <GoneBlock id={id} memory={memory} />
  if (!definition) return <UnknownBlock id={id} />
  return (
    <LockedBlock id={id}>
      {locationVersion && <BlockOrigin id={id} version={locationVersion} />}
      {definition.isReference && Shared ? (
        <Shared part="settings" id={id} />
      ) : (
        <BlockSettings id={id} definition={definition} memory={memory} Variants={Variants} />
      )}
    </LockedBlock>
  )
})

/** Rendered for a deleted block; nothing if another block is already selected, whose settings follow. */
function GoneBlock({ id, memory }: MemoryProps & { readonly id: string }) {
  const isSelected = useUi(({ selectedId }) => selectedId === id)
  return isSelected ? <PageSettings memory={memory} /> : null
}

interface MemoryProps {
  readonly memory: RefObject<PanelMemory>
}

interface SelectedProps extends MemoryProps {
  /** Note below the page's address. */
  readonly addressNote?: ReactNode
  /** Component that chooses among the variants of a block. */
  readonly Variants?: BlockSettingsProps['Variants']
}
