import type { AuditLine } from '../api/audit'
import { followLink } from '../app/navigation'
import { auditPath } from '../app/routes'
import { actionWords, changeWords, OUTCOMES, subjectOf } from './audit-words'

/** What was done, a row each, with where it came from. */
export function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <table className="ed-list-table audit-table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Record</th>
          <th scope="col">What became of it</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={`${line.chain} ${line.number}`} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ line }: { readonly line: AuditLine }) {
  const { words, href } = subjectOf(line.chain)
  return (
    <tr>
      <th scope="row">
        <time dateTime={line.at}>{shown(line.at)}</time>
      </th>
      <td>
        {line.actorName ?? line.actorId ?? 'Not signed in'}
        {line.network && <span className="ed-quiet">{line.network}</span>}
      </td>
      <td>
        {actionWords(line.action)}
        <span className="ed-quiet">{changeWords(line)}</span>
      </td>
      <td>
        <a href={href} onClick={followLink}>
          {words}
        </a>
        <span className="ed-quiet">{line.locationName ?? ''}</span>
        <a className="audit-chain" href={auditPath(line.chain)} onClick={followLink}>
          All of it
        </a>
      </td>
      <td data-outcome={line.outcome}>
        {OUTCOMES[line.outcome]}
        {line.allowedBy && <span className="ed-quiet">{line.allowedBy}</span>}
      </td>
    </tr>
  )
}

function shown(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(moment),
  )
}
