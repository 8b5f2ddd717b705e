import { useEffect } from 'react'
import type { FoundRecord } from '../../library/record-search'
import { RecordOption } from './record-option'

/** List of search results below a field. The field keeps the focus and controls the list. */
export function PickerList({ id, label, options, active, chosen, note, pick }: PickerListProps) {
  useEffect(() => {
    // There is no active option until an arrow key is pressed.
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])
  const pictured = options.some(({ thumbnail }) => thumbnail !== null)
  return (
    <>
      <div id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and steers the list
          <div
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            className="panel-picker-option"
            aria-selected={option.key === chosen}
            data-active={index === active}
            onClick={() => pick(index)}
          >
            <RecordOption record={option} pictured={pictured} />
          </div>
        ))}
      </div>
      <p className="panel-picker-note" role="status">
        {note}
      </p>
    </>
  )
}

interface PickerListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly FoundRecord[]
  readonly active: number
  readonly chosen: string | null
  /** Message if there are no options. */
  readonly note: string
  readonly pick: (index: number) => void
}
