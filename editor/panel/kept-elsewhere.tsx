import { ExternalLink, Pencil } from 'lucide-react'
import type { AnyBlock } from '#schema/block/block'
import { type KeptRecord, keptElsewhere } from '#schema/block/kept-elsewhere'
import type { Location } from '#schema/entities/location'
import { propsOf } from '#schema/page/stored-props'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { ListedCard } from './listed-card'
import type { FoundRecord } from './record-search'
import { publicAddress } from './records/public-address'
import { mayEdit } from './records/record-actions'
import { useRecordDoor } from './records/record-door'
import { RecordOption } from './records/record-option'
import { kindWords, WHO_CHANGES_LOCATIONS } from './records/record-words'
import { useFound } from './records/use-found'
import { useListedRecords } from './use-listed-records'
import './records/records.css'
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
  const { context } = useSession()
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
      {record && <Way kind={kind} record={record} location={context.location} />}
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

/** To the form of the record for those who may change it; else to where visitors read it. */
function Way({ kind, record, location }: WayProps) {
  const door = useRecordDoor()
  const { one } = kindWords[kind]
  if (door && kind !== 'location' && mayEdit(door, kind, record))
    return (
      <Button aria-haspopup="dialog" onClick={() => door.open(kind, record.key)}>
        <Pencil size={14} aria-hidden />
        {`Edit the ${one}`}
      </Button>
    )
  const href = publicAddress(kind, record, location)
  if (href === null) return null
  return (
    <a className="panel-kept-link ed-focusable" href={href} target="_blank" rel="noreferrer">
      {`See the ${one} on the site`}
      <ExternalLink size={14} aria-hidden />
    </a>
  )
}

interface WayProps {
  readonly kind: KeptRecord['kind']
  readonly record: FoundRecord
  readonly location: Location
}
