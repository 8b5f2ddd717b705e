import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { FoundRecord } from '../../../library/record-search'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { typedKey } from '../../pickers/record-words'
import { useRecordResults } from '../../pickers/use-record-results'
import { UploadArea, UploadButton, UploadState } from './upload-area'
import { usePictureUpload } from './use-picture-upload'
import './media-dialog.css'

/** Chooses pictures by looking at them: one, or several at a time. */
export function MediaDialog({
  title,
  multiple = false,
  chosen,
  onChoose,
  onClose,
}: MediaDialogProps) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])
  const results = useRecordResults('media', text)
  const searchId = useId()
  const upload = usePictureUpload((stored) => onChoose(stored.map(({ key }) => Number(key))))
  const { records } = results
  const typed = typedKey('media', text)
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      footer={
        <>
          <div className="panel-media-upload">
            <UploadButton upload={upload} multiple={multiple} />
            <span>or drop it here, or paste it</span>
          </div>
          {multiple && (
            <Button
              look="primary"
              aria-disabled={picked.length === 0 || undefined}
              onClick={() => picked.length > 0 && onChoose(picked.map(Number))}
            >
              {addWords(picked.length)}
            </Button>
          )}
        </>
      }
    >
      <UploadArea upload={upload}>
        <div className="panel-media-search">
          <label htmlFor={searchId}>Search pictures</label>
          <input
            id={searchId}
            type="search"
            className="ed-input"
            placeholder="Name, what it shows, or its id"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <UploadState upload={upload} />
        <MediaGrid
          records={records}
          multiple={multiple}
          marked={multiple ? picked : chosen}
          pick={pick}
        />
        <p className="panel-media-note" role="status">
          {noteOf(results.state, records.length, text)}
        </p>
        {typed !== null &&
          results.state === 'ready' &&
          records.every(({ key }) => key !== typed) && (
            <Button onClick={() => pick(typed)}>{`Use the picture with id ${typed}`}</Button>
          )}
      </UploadArea>
    </Dialog>
  )

  function pick(key: string): void {
    if (!multiple) onChoose([Number(key)])
    else setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  }
}

export interface MediaDialogProps {
  readonly title: string
  readonly multiple?: boolean
  /** The ids that are stored now. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly number[]) => void
  readonly onClose: () => void
}

/** One stop of the Tab key; the arrow keys go through the pictures, Space and Enter choose. */
function MediaGrid({ records, multiple, marked, pick }: MediaGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, records.length - 1)
  if (records.length === 0) return null
  return (
    <div
      ref={grid}
      role="listbox"
      tabIndex={-1}
      aria-label="Pictures"
      aria-multiselectable={multiple}
      className="panel-media-grid"
      onKeyDown={steer}
    >
      {records.map((record, index) => (
        <button
          type="button"
          key={record.key}
          role="option"
          className="panel-media-tile ed-focusable"
          aria-selected={marked.includes(record.key)}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => pick(record.key)}
        >
          <img src={record.thumbnail ?? undefined} alt="" loading="lazy" decoding="async" />
          <span>{record.title}</span>
        </button>
      ))}
    </div>
  )

  function steer(event: KeyboardEvent): void {
    const tiles = [...(grid.current?.children ?? [])] as HTMLElement[]
    const columns = tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length
    const to = targetOf(event.key, stop, columns, tiles.length)
    if (to === null) return
    event.preventDefault()
    tiles[to]?.focus()
  }
}

interface MediaGridProps {
  readonly records: readonly FoundRecord[]
  readonly multiple: boolean
  readonly marked: readonly string[]
  readonly pick: (key: string) => void
}

function targetOf(key: string, from: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -from,
    End: count - 1 - from,
  }
  const step = steps[key]
  if (step === undefined) return null
  return Math.min(count - 1, Math.max(0, from + step))
}

function addWords(count: number): string {
  if (count === 0) return 'Add pictures'
  return count === 1 ? 'Add 1 picture' : `Add ${count} pictures`
}

function noteOf(state: string, count: number, text: string): string {
  if (state === 'failed') return 'The pictures could not be loaded. Type again to retry.'
  if (state === 'searching') return 'Loading pictures…'
  if (count === 0) return text ? `No picture matches '${text}'` : 'There are no pictures yet'
  return count === 1 ? '1 picture' : `${count} pictures`
}
