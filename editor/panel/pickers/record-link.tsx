import { ExternalLink, Pencil } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { FoundRecord } from '../../library/record-search'
import { useSession } from '../../store/session'
import { Button } from '../../ui/button'
import { kindLabels } from './kind-labels'
import { publicAddress } from './public-address'
import { mayEdit } from './record-actions'
import { useRecordEditing } from './record-editing'

/** Link to a record: to its form for users who may edit it, otherwise to its public page. */
export function RecordLink({ kind, record, onGo }: RecordLinkProps) {
  const editing = useRecordEditing()
  const { location } = useSession().context
  const { edit, hasForm } = kindLabels(kind)
  const canEdit = editing !== null && mayEdit(editing, kind, record)

  function go(): void {
    onGo?.()
    editing?.open(kind, record.key)
  }

  if (canEdit && kind === 'location')
    return (
      <Button onClick={() => editing.open(kind, String(record.locationId))}>
        <Pencil size={14} aria-hidden />
        {t('Change its opening times, address and more')}
      </Button>
    )
  if (canEdit && hasForm)
    return (
      <Button aria-haspopup="dialog" onClick={go}>
        <Pencil size={14} aria-hidden />
        {edit}
      </Button>
    )
  const href = publicAddress(kind, record, location)
  if (href === null) return null
  return (
    <a className="panel-record-link ed-focusable" href={href} target="_blank" rel="noreferrer">
      {t('View on site')}
      <ExternalLink size={14} aria-hidden />
    </a>
  )
}

interface RecordLinkProps {
  readonly kind: string
  readonly record: FoundRecord
  /** Called before its form opens. */
  readonly onGo?: () => void
}
