import type { AnyBlock } from '#schema/block/block'
import { type KeptRecord, keptElsewhere } from '#schema/block/kept-elsewhere'
import { propsOf } from '#schema/page/stored-props'
import { usePage, useSession } from '../store/session'
import { ListedCard } from './listed-card'
import { RecordOption } from './pickers/record-option'
import { RecordWay } from './pickers/record-way'
import { kindWords, WHO_CHANGES_LOCATIONS } from './pickers/record-words'
import { useFound } from './pickers/use-found'
import { useListedRecords } from './use-listed-records'
import './pickers/records.css'
import './kept-elsewhere.css'

/** What a block shows that is not written in it: which records they are, those it lists by itself too, and the way to each. */
export function KeptElsewhere({ id, definition }: KeptElsewhereProps) {
  const { context } = useSession()
  // A text, so that a key press elsewhere in the block draws nothing here.
  const text = usePage(({ page: { tree } }) => {
    const block = tree.blocks.get(id)
    const records = block ? keptElsewhere(definition, propsOf(definition, block), context) : []
    return JSON.stringify(records)
  })
  const records = JSON.parse(text) as readonly KeptRecord[]
  const lists = useListedRecords(id, definition)
  if (records.length === 0 && lists.length === 0) return null
  return (
    <section className="panel-kept" aria-label="Kept elsewhere">
      {records.map(({ kind, key }) => (
        <KeptCard key={`${kind} ${key}`} kind={kind} recordKey={key} />
      ))}
      {lists.map((list) => (
        <ListedCard key={list.kind} list={list} />
      ))}
    </section>
  )
}

interface KeptElsewhereProps {
  readonly id: string
  readonly definition: AnyBlock
}

function KeptCard({ kind, recordKey }: KeptCardProps) {
  const found = useFound(kind, [recordKey])
  const record = found.records.get(recordKey)
  const { one } = kindWords[kind]
  return (
    <div className="panel-kept-card">
      <p className="panel-kept-title">{`Kept elsewhere: ${one}`}</p>
      {record && (
        <div className="panel-kept-record">
          <RecordOption record={record} />
        </div>
      )}
      {!record && <p className="panel-field-help">{missingWords(found.state, one, recordKey)}</p>}
      {record && <RecordWay kind={kind} record={record} />}
      <p className="panel-field-help">
        {kind === 'location'
          ? WHO_CHANGES_LOCATIONS
          : 'It is changed there, and every page that shows it follows.'}
      </p>
    </div>
  )
}

interface KeptCardProps {
  readonly kind: KeptRecord['kind']
  readonly recordKey: string
}

function missingWords(state: string, one: string, key: string): string {
  if (state === 'loading') return 'Loading…'
  return state === 'failed'
    ? `The ${one} could not be loaded.`
    : `The ${one} '${key}' is not there (any more).`
}
