import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
import { auditQuery } from '../api/operations/audit'
import type { AuditQuery, AuditQueryVariables } from '../api/operations/generated'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { auditCsv } from './audit-csv'
import type { AuditLine } from './audit-labels'

const PAGE_SIZE = 100
/** Maximum that spreadsheet programs open without trouble; larger results must be filtered first. */
const MAX_LINES = 5000

/** Button that downloads the filtered list as a table, with all its pages. */
export function DownloadAudit({ variables }: { readonly variables: AuditQueryVariables }) {
  const { client } = useApp()
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function download(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setMessage('')
    try {
      const { lines, isCut } = await fetchAllLines(client, variables)
      saveAs('audit.csv', auditCsv(lines))
      setMessage(
        isCut
          ? t(
              'Only the first {maxlines} rows are included. Narrow the list to download the rest.',
              { maxlines: MAX_LINES },
            )
          : '',
      )
    } catch (error) {
      setMessage(failureOf(error).message)
    }
    setIsBusy(false)
  }

  return (
    <div>
      <Button aria-disabled={isBusy} onClick={() => void download()}>
        <Download size={16} aria-hidden />
        {isBusy ? t('Downloading…') : t('Download CSV')}
      </Button>
      <span role="status" className="ed-quiet">
        {message}
      </span>
    </div>
  )
}

async function fetchAllLines(client: Pick<ApiClient, 'query'>, variables: AuditQueryVariables) {
  const lines: AuditLine[] = []
  let after: string | null = null
  while (lines.length < MAX_LINES) {
    const part: AuditQuery = await fetchQuery(client, auditQuery, {
      ...{ ...variables, first: PAGE_SIZE, after },
    })
    lines.push(...part.audit.nodes)
    after = part.audit.pageInfo.endCursor
    if (!part.audit.pageInfo.hasNextPage || after === null) return { lines, isCut: false }
  }
  return { lines, isCut: true }
}

function saveAs(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
