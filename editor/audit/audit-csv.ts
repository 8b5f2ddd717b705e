import { BYTE_ORDER_MARK, writeCsv } from '#schema/text/csv'
import type { AuditLine } from '../api/audit'
import {
  accessWords,
  actionWords,
  changeWords,
  nameOfSubject,
  OUTCOMES,
  subjectOf,
} from './audit-words'

const HEAD = ['When', 'Who', 'From', 'What', 'Details', 'Record', 'Location', 'Result', 'Access']

/** The log as a table, in the words of the screen. */
export function auditCsv(lines: readonly AuditLine[]): string {
  return BYTE_ORDER_MARK + writeCsv([HEAD, ...lines.map(cellsOf)])
}

function cellsOf(line: AuditLine): readonly string[] {
  return [
    line.at,
    line.actorName ?? String(line.actorId ?? 'Not signed in'),
    line.network ?? '',
    actionWords(line),
    changeWords(line),
    nameOfSubject(line) ?? subjectOf(line.chain).words,
    line.locationName ?? '',
    OUTCOMES[line.outcome],
    accessWords(line.allowedBy ?? null),
  ]
}
