import { Archive, FileText } from 'lucide-react'
import { useState } from 'react'
import { BulkBar } from '../screens/list/bulk-bar'
import { ListSearch } from '../screens/list/list-search'
import { type Column, ListTable } from '../screens/list/list-table'
import type { OfferedAction } from '../screens/list/use-row-actions'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { StatusMark } from '../ui/status-mark'
import { Samples } from './sample'
import '../records/record-page.css'

interface Row {
  readonly id: number
  readonly title: string
  readonly shape: string
  readonly status: string
}

const ROWS: readonly Row[] = [
  { id: 1, title: 'Diwali', shape: 'live', status: 'Live' },
  { id: 2, title: 'મંગળા આરતી · Mangala Arti', shape: 'draft', status: 'Draft' },
]
const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Title',
    cell: ({ title }) => (
      <>
        <a href="/editor">{title}</a>
        <span className="ed-quiet">29 Nov 2026 · Main Hall</span>
      </>
    ),
  },
  { label: 'Location', cell: () => 'Ottawa' },
  { label: 'Status', cell: ({ shape, status }) => <StatusMark words={status} shape={shape} /> },
]
const ARCHIVE: OfferedAction<Row> = {
  ...{ label: 'Archive', done: ({ name }) => `Archived “${name}”.`, icon: Archive },
  isFor: () => true,
  run: async () => async () => undefined,
}

/** Samples of lists and forms as used on screens. */
export function Patterns() {
  return (
    <>
      <Lists />
      <Samples title="An empty list">
        <EmptyState
          icon={<FileText size={32} />}
          title="No pages yet"
          action={<Button look="primary">New page</Button>}
        >
          Pages of the location are listed here.
        </EmptyState>
      </Samples>
      <Samples title="A form">
        <div className="record-layout design-form">
          <aside className="record-summary" aria-label="Sample of a summary">
            <dl>
              <dt>Status</dt>
              <dd>
                <StatusMark words="Live" shape="live" />
              </dd>
              <dt>Location</dt>
              <dd>Deepmala Mandir, Ottawa</dd>
            </dl>
            <a href="/editor">View audit log</a>
          </aside>
          <div className="record-layout-form">
            <div className="record-page-foot">
              <p className="ed-quiet">Not saved yet</p>
              <Button>Save as draft</Button>
              <Button look="primary">Save event</Button>
            </div>
          </div>
        </div>
      </Samples>
    </>
  )
}

function Lists() {
  const [query, setQuery] = useState({ text: '', state: 'SHOWN', sort: '' })
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([1]))
  return (
    <Samples title="A list">
      <div className="design-wide">
        <ListSearch
          query={query}
          placeholder="Title"
          filters={[
            {
              ...{ name: 'state', label: 'Status' },
              options: [
                ['', 'Any status'],
                ['SHOWN', 'Live'],
              ],
            },
            { name: 'sort', label: 'Sorted by', options: [['', 'Title']] },
          ]}
          onChange={(name, value) => setQuery({ ...query, [name]: value })}
        />
        <ListTable
          columns={COLUMNS}
          rows={ROWS}
          keyOf={({ id }) => id}
          selection={{
            label: 'Select all samples',
            nameOf: ({ title }) => title,
            selected,
            onSelect: (keys) => setSelected(new Set(keys)),
          }}
        />
        <BulkBar
          label="Selected samples"
          rows={ROWS.filter(({ id }) => selected.has(id))}
          actions={[ARCHIVE]}
          isBusy={false}
          onAction={() => undefined}
          onClear={() => setSelected(new Set())}
        />
      </div>
    </Samples>
  )
}
