import { memo } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { useDragSource } from '../drag/use-drag-source'
import { insertHere } from '../store/commands'
import { useSession } from '../store/session'
import { SamplePicture } from './sample-picture'

/** A block to add. Click or Enter inserts it after the selection; dragging or Space lets the user choose the place. */
export const PaletteEntry = memo(function PaletteEntry({
  definition,
  summary,
  entryKey,
  isStop,
  onFocus,
}: PaletteEntryProps) {
  const session = useSession()
  const { name, label, description } = definition
  const source = useDragSource({
    pick: () => ({ kind: 'new', name }),
    // Enter is a click, which adds the block at once.
    keys: [' '],
  })
  return (
    <div className="ed-palette-entry" data-row={summary !== undefined}>
      <button
        {...source}
        type="button"
        className="ed-palette-button ed-focusable"
        data-palette-block={name}
        {...(summary === undefined
          ? { title: description }
          : { 'aria-label': label, 'aria-description': summary })}
        disabled={!session.canEdit}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onFocus(entryKey)}
        onClick={({ detail }) => {
          // Ignores the second click of a double click, which may hit another entry after the list has moved.
          if (detail < 2) insertHere(session, name)
        }}
      >
        {label}
        {summary !== undefined && <small>{summary}</small>}
      </button>
      <SamplePicture definition={definition} />
    </div>
  )
})

interface PaletteEntryProps {
  readonly definition: AnyBlock
  /** Sentence beside the name, in search results. */
  readonly summary?: string
  readonly entryKey: string
  readonly isStop: boolean
  readonly onFocus: (key: string) => void
}
