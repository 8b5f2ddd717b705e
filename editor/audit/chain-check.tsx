import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { fetchQuery } from '../api/fetch-query'
import { auditCheckQuery } from '../api/operations/audit'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import type { CheckedPart } from './audit-labels'

/** Button that recomputes the hashes of the log and reports changed or missing rows. */
export function ChainCheck() {
  const { client } = useApp()
  const [words, setWords] = useState('')
  const [problems, setProblems] = useState<CheckedPart['problems']>([])
  const [isChecking, setIsChecking] = useState(false)
  return (
    <div className="audit-check">
      <Button aria-disabled={isChecking || undefined} onClick={() => void check()}>
        <ShieldCheck size={16} aria-hidden />
        {t('Check the log')}
      </Button>
      <p role="status">{words}</p>
      {problems.length > 0 && (
        <ul className="ed-message" data-tone="danger">
          {problems.slice(0, 50).map(({ chain, number, message }) => (
            <li key={`${chain} ${number}`}>
              <strong>{t('{chain}, row {number}', { chain, number })}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  async function check(): Promise<void> {
    if (isChecking) return
    setIsChecking(true)
    setProblems([])
    const found: CheckedPart['problems'][number][] = []
    let rows = 0
    let after: string | null = null
    try {
      do {
        const answer = await fetchQuery(client, auditCheckQuery, { after })
        const part: CheckedPart = answer.auditCheck
        rows += part.checked
        found.push(...part.problems)
        after = part.after
        setWords(t('Checking: {rows} rows…', { rows }))
      } while (after !== null)
      setWords(
        found.length === 0
          ? t('No changes found in {rows} rows.', { rows })
          : t('{count} of {rows} rows were changed after they were written.', {
              count: found.length,
              rows,
            }),
      )
      setProblems(found)
    } catch (error) {
      setWords(joinSentences(t('Not checked.'), failureOf(error).message))
    }
    setIsChecking(false)
  }
}
