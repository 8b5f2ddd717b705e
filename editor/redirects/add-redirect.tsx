import { type FormEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { addRedirects } from '../api/redirects'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'

/** Form that adds a redirect. */
export function AddRedirect({ locationId, onAdded }: AddRedirectProps) {
  const { client } = useApp()
  const [entered, setEntered] = useState({ path: '', target: '' })
  const [problem, setProblem] = useState('')
  const [isAdding, setIsAdding] = useState(false)

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isAdding) return
    setIsAdding(true)
    setProblem('')
    try {
      const [result] = await addRedirects(client, locationId, [entered])
      if (result?.problem) setProblem(result.problem)
      else {
        // Input entered during the request is kept.
        setEntered((now) => (now === entered ? { path: '', target: '' } : now))
        onAdded(result?.path ?? entered.path)
      }
    } catch (error) {
      setProblem(failureOf(error).message)
    }
    setIsAdding(false)
  }

  return (
    <form
      className="redirects-tool"
      aria-label={t('Add a redirect')}
      onSubmit={(event) => void add(event)}
    >
      <h2>{t('Add a redirect')}</h2>
      <FieldRow label={t('Old address')}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            inputMode="url"
            autoComplete="off"
            placeholder="/old-page"
            value={entered.path}
            onChange={({ target }) => setEntered({ ...entered, path: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow label={t('Redirects to')} error={problem || undefined}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            inputMode="url"
            autoComplete="off"
            placeholder={t('/visit or https://…')}
            value={entered.target}
            onChange={({ target }) => setEntered({ ...entered, target: target.value })}
          />
        )}
      </FieldRow>
      <Button look="primary" type="submit" aria-disabled={isAdding || undefined}>
        {t('Add redirect')}
      </Button>
    </form>
  )
}

interface AddRedirectProps {
  readonly locationId: string
  readonly onAdded: (path: string) => void
}
