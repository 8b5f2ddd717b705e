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
/** Programs for tables read UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\ufeff'

/** The log as a table, in the words of the screen. */
export function auditCsv(lines: readonly AuditLine[]): string {
  return `${BYTE_ORDER_MARK}${[HEAD, ...lines.map(cellsOf)].map(csvLine).join('')}`
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

/** A cell that a program for tables would run begins with an apostrophe. */
function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
