import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { followLink } from '../app/navigation'
import { auditPath } from '../app/routes'
import { type Column, ListTable } from '../screens/list/list-table'
import {
  type AuditLine,
  accessLabel,
  actionLabel,
  changeMessage,
  nameOfSubject,
  OUTCOMES,
  subjectOf,
} from './audit-labels'

/** Table of the logged actions, one row each, with their origin. */
export function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <ListTable
      name="audit"
      className="audit-table"
      columns={columns}
      rows={lines}
      keyOf={({ chain, number }) => `${chain} ${number}`}
    />
  )
}

const columns: readonly Column<AuditLine>[] = [
  { label: t('When'), cell: ({ at }) => <time dateTime={at}>{shown(at)}</time> },
  {
    label: t('Who'),
    cell: ({ actorName, actorId, network }) => (
      <>
        {actorName ?? actorId ?? t('Not signed in')}
        {network && <span className="ed-quiet">{network}</span>}
      </>
    ),
  },
  {
    label: t('Action'),
    cell: (line) => (
      <>
        {actionLabel(line)}
        <span className="ed-quiet">{changeMessage(line)}</span>
      </>
    ),
  },
  { label: t('Record'), cell: (line) => <Subject line={line} /> },
  {
    label: t('Result'),
    cell: ({ outcome, allowedBy }) => (
      <>
        <span data-outcome={outcome}>{OUTCOMES[outcome]}</span>
        {allowedBy && <span className="ed-quiet">{accessLabel(allowedBy)}</span>}
      </>
    ),
  },
]

function Subject({ line }: { readonly line: AuditLine }) {
  const { chain, locationName } = line
  const { words, href } = subjectOf(chain)
  const name = nameOfSubject(line)
  return (
    <>
      <a href={href} onClick={followLink}>
        {name ?? words}
      </a>
      <span className="ed-quiet">
        {[name && words, locationName].flatMap((detail) => (detail ? `${detail} · ` : []))}
        <a className="audit-chain" href={auditPath(chain)} onClick={followLink}>
          {t('View history')}
        </a>
      </span>
    </>
  )
}

function shown(moment: string): string {
  return formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' })
}
