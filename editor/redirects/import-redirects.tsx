import { type ChangeEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { addRedirects, type RedirectResult } from '../api/redirects'
import { useApp } from '../app/app-context'
import { FieldRow } from '../ui/field-row'
import { redirectsInFile } from './redirects-in-file'

/** File field that adds the redirects of a file, with an error report. */
export function ImportRedirects({ locationId, onDone }: ImportRedirectsProps) {
  const { client } = useApp()
  const [refused, setRefused] = useState<readonly RedirectResult[]>([])
  const [problem, setProblem] = useState('')
  const [isReading, setIsReading] = useState(false)

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? []
    if (!chosen) return
    setIsReading(true)
    setProblem('')
    setRefused([])
    try {
      const file = redirectsInFile(await chosen.text())
      if (file.problem !== null) setProblem(file.problem)
      else {
        const results = await addRedirects(client, locationId, file.redirects)
        const wrong = results.filter((result) => result.problem !== null)
        setRefused(wrong)
        onDone(
          t('{count} of {count2} added.', {
            count: results.length - wrong.length,
            count2: results.length,
          }),
        )
      }
    } catch (error) {
      setProblem(failureOf(error).message)
    }
    setIsReading(false)
    // Allows a corrected file with the same name to be selected again.
    target.value = ''
  }

  return (
    <section className="redirects-tool" aria-label={t('Import redirects')}>
      <h2>{t('Import a list')}</h2>
      <FieldRow label={t('A file of rows: old address, new address')} error={problem || undefined}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input redirects-file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            disabled={isReading}
            onChange={(event) => void read(event)}
          />
        )}
      </FieldRow>
      {refused.length > 0 && (
        <div className="ed-message" data-tone="danger" role="alert">
          <p>
            {t('{count, plural, one {One row was not added:} other {# rows were not added:}}', {
              count: refused.length,
            })}
          </p>
          <ul className="redirects-refused">
            {refused.map(({ path, target, problem: why }) => (
              <li key={`${path} ${target}`}>{`${path}: ${why}`}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

interface ImportRedirectsProps {
  readonly locationId: string
  readonly onDone: (words: string) => void
}
