import type { AnyBlock } from '#schema/block/block'
import { shownRecords } from '#schema/block/shown-records'
import { t } from '#schema/messages/t'
import { propsOf } from '#schema/page/stored-props'
import { usePage, useSession } from '../store/session'
import { useSame } from '../store/use-same'
import { ListedCard } from './listed-card'
import { kindLabels } from './pickers/kind-labels'
import { RecordLink } from './pickers/record-link'
import { RecordOption } from './pickers/record-option'
import { useFound } from './pickers/use-found'
import { useListedRecords } from './use-listed-records'
import './pickers/records.css'
import './shown-records.css'

/** Records that a block shows in addition to its own fields, including those it queries, with a link to each. */
export function ShownRecords({ id, definition }: ShownRecordsProps) {
  const { context } = useSession()
  const records = usePage(
    useSame(({ page: { tree } }) => {
      const block = tree.blocks.get(id)
      return block ? shownRecords(definition, propsOf(definition, block), context) : []
    }),
  )
  const lists = useListedRecords(id, definition)
  if (records.length === 0 && lists.length === 0) return null
  return (
    <section className="panel-shown" aria-label={t('Comes from')}>
      {records.map(({ kind, key }) => (
        <RecordCard key={`${kind} ${key}`} kind={kind} recordKey={key} />
      ))}
      {lists.map((list) => (
        <ListedCard key={list.kind} list={list} />
      ))}
    </section>
  )
}

interface ShownRecordsProps {
  readonly id: string
  readonly definition: AnyBlock
}

function RecordCard({ kind, recordKey }: RecordCardProps) {
  const found = useFound(kind, [recordKey])
  const record = found.records.get(recordKey)
  const { help, hasForm } = kindLabels(kind)
  return (
    <div className="panel-shown-card">
      <p className="panel-shown-title">{t('Comes from a record')}</p>
      {record && (
        <div className="panel-shown-record">
          <RecordOption record={record} />
        </div>
      )}
      {!record && <p className="panel-field-help">{missingMessage(found.state, recordKey)}</p>}
      {record && <RecordLink kind={kind} record={record} />}
      <p className="panel-field-help">
        {hasForm ? t('Edit it there to update every page that shows it.') : help}
      </p>
    </div>
  )
}

interface RecordCardProps {
  readonly kind: string
  readonly recordKey: string
}

function missingMessage(state: string, key: string): string {
  if (state === 'loading') return t('Loading…')
  return state === 'failed'
    ? t('This couldn’t be loaded.')
    : t('“{key}” no longer exists.', { key })
}
