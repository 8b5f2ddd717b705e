import { useEffect, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { type ImportAnswer, type ImportSource, importSource, PERSON } from '../api/imports'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { ImportReport } from './import-report'

/** Preview of an import, followed by the import itself: of the same file, all or nothing. */
export function ImportRun({ source, locationId }: ImportRunProps) {
  const { client } = useApp()
  const [checked, setChecked] = useState<ImportAnswer | null>(null)
  const [isPublic, setIsPublic] = useState(false)
  const choice = choiceOf(source)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const latest = useRef(source)
  latest.current = source
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is of the source before
  useEffect(() => {
    setChecked(null)
    setProblem('')
  }, [source])

  async function run(isDryRun: boolean): Promise<void> {
    setIsBusy(true)
    setProblem('')
    try {
      const answer = await importSource(client, source, { locationId, isDryRun, isPublic })
      if (latest.current === source) setChecked(answer)
    } catch (error) {
      if (latest.current === source) setProblem(failureOf(error).message)
    }
    setIsBusy(false)
  }

  const count =
    checked?.rows.filter(({ state }) => state === 'NEW' || state === 'CHANGED').length ?? 0
  const isWrong = checked?.rows.some(({ state }) => state === 'WRONG') ?? false
  return (
    <section className="record-import-run" aria-label={t('Import preview')} aria-busy={isBusy}>
      {!checked?.isDone && choice && (
        <label className="record-import-public">
          <input
            type="checkbox"
            checked={isPublic}
            onChange={({ target }) => setIsPublic(target.checked)}
          />
          {choice}
        </label>
      )}
      <ProblemNote text={problem} />
      {checked && <ImportReport answer={checked} />}
      {!checked && (
        <Button look="primary" disabled={isBusy} onClick={() => void run(true)}>
          {isBusy ? t('Checking…') : t('Check')}
        </Button>
      )}
      {checked && !checked.isDone && !isWrong && count > 0 && (
        <Button look="primary" disabled={isBusy} onClick={() => void run(false)}>
          {isBusy ? t('Importing…') : t('Import {count}', { count })}
        </Button>
      )}
    </section>
  )
}

/** Returns the label of the option asked before the import; `null` if there is none. */
function choiceOf(source: ImportSource): string | null {
  if (!('kind' in source)) return t('Publish new entries immediately')
  if (source.kind === PERSON) return t('Send invitations to new people now')
  return source.kind === 'location' ? null : t('Publish new entries immediately')
}

interface ImportRunProps {
  readonly source: ImportSource
  readonly locationId: string
}
