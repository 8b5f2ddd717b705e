import { t } from '#schema/messages/t'
import { BYTE_ORDER_MARK, writeCsv } from '#schema/text/csv'
import {
  type AuditLine,
  accessLabel,
  actionLabel,
  changeMessage,
  nameOfSubject,
  OUTCOMES,
  subjectOf,
} from './audit-labels'

const HEAD = [
  t('When'),
  t('Who'),
  t('From'),
  t('Action'),
  t('Details'),
  t('Record'),
  t('Location'),
  t('Result'),
  t('Access'),
]

/** Returns the log as CSV with the labels of the screen. */
export function auditCsv(lines: readonly AuditLine[]): string {
  return BYTE_ORDER_MARK + writeCsv([HEAD, ...lines.map(cellsOf)])
}

function cellsOf(line: AuditLine): readonly string[] {
  return [
    line.at,
    line.actorName ?? String(line.actorId ?? t('Not signed in')),
    line.network ?? '',
    actionLabel(line),
    changeMessage(line),
    nameOfSubject(line) ?? subjectOf(line.chain).words,
    line.locationName ?? '',
    OUTCOMES[line.outcome],
    accessLabel(line.allowedBy ?? null),
  ]
}
