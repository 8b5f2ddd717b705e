import { useMutation, useQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { TEXT_QUERY_LIMITS } from '#schema/text/find/text-query'
import { failureOf } from '../api/failure'
import { siteLanguagesQuery } from '../api/operations/pictures'
import { findTextMutation, textReplacementQuery } from '../api/operations/replacements'
import { labelLocations } from '../screens/location-choice/location-labels'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { languageLabel } from '../ui/language-names'
import { CheckList } from './check-list'

interface FindInput {
  readonly text: string
  readonly isPattern: boolean
  readonly matchesCase: boolean
  readonly isWholeWord: boolean
  readonly locationIds: readonly string[]
  readonly languages: readonly string[]
}

const NOTHING: FindInput = {
  ...{ text: '', isPattern: false, matchesCase: false, isWholeWord: false },
  ...{ locationIds: [], languages: [] },
}

/** Form for the text to find and its scope; prefilled from an open search. */
export function FindForm({ runId, onFound }: FindFormProps) {
  const { data } = useQuery(textReplacementQuery, {
    variables: { id: runId },
    skip: runId === '',
    fetchPolicy: 'cache-first',
  })
  const [changed, setChanged] = useState<Partial<FindInput>>({})
  const run = data?.textReplacement
  const searched: FindInput = run
    ? {
        ...run.query,
        locationIds: (run.locationIds ?? []).map(String),
        languages: run.languages ?? [],
      }
    : NOTHING
  const wanted = { ...searched, ...changed }
  const { problem, isBusy, find } = useFind(onFound)
  const change = (more: Partial<FindInput>) => setChanged((before) => ({ ...before, ...more }))

  function submit(event: FormEvent): void {
    event.preventDefault()
    void find(wanted)
  }

  return (
    <form className="replace-form" onSubmit={submit} aria-label={t('Find')}>
      <FieldRow label={t('Find')} error={problem}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={TEXT_QUERY_LIMITS.text}
            value={wanted.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </FieldRow>
      <div className="replace-options">
        {OPTIONS.map(([name, label]) => (
          <label key={name} className="replace-check">
            <input
              type="checkbox"
              checked={wanted[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
      <Where wanted={wanted} onChange={change} />
      <Button
        type="submit"
        look={run?.state === 'FOUND' ? 'plain' : 'primary'}
        className="replace-submit"
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? t('Starting…') : t('Find')}
      </Button>
    </form>
  )
}

interface FindFormProps {
  /** Empty if no search is open. */
  readonly runId: string
  readonly onFound: (id: string) => void
}

const OPTIONS = [
  ['matchesCase', t('Match case')],
  ['isWholeWord', t('Whole words')],
  ['isPattern', t('Regular expression')],
] as const

function Where({ wanted, onChange }: WhereProps) {
  const { names, note } = useLocationNames()
  const { data } = useQuery(siteLanguagesQuery)
  const locations = labelLocations(names.map(({ id, name }) => [String(id), name]))
  const languages = (data?.siteLanguages ?? []).map((tag) => ({
    value: tag,
    label: languageLabel(tag),
  }))
  return (
    <div className="replace-where">
      {note}
      <CheckList
        label={t('Locations')}
        all={t('All locations')}
        searchLabel={t('Search locations')}
        options={locations}
        chosen={wanted.locationIds}
        onChange={(locationIds) => onChange({ locationIds })}
      />
      <CheckList
        label={t('Languages')}
        all={t('All languages')}
        searchLabel={t('Search languages')}
        options={languages}
        chosen={wanted.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
    </div>
  )
}

interface WhereProps {
  readonly wanted: FindInput
  readonly onChange: (more: Partial<FindInput>) => void
}

function useFind(onFound: (id: string) => void) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [findText] = useMutation(findTextMutation)
  return { problem, isBusy, find }

  async function find(wanted: FindInput): Promise<void> {
    const { locationIds, languages, text, ...options } = wanted
    if (isBusy) return
    if (text.trim() === '') return setProblem(t('Enter the text to find.'))
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { isPattern, matchesCase, isWholeWord } = options
      const { data } = await findText({
        variables: {
          query: { text, isPattern, matchesCase, isWholeWord },
          scope: {
            ...(locationIds.length > 0 && { locationIds: [...locationIds] }),
            ...(languages.length > 0 && { languages: [...languages] }),
          },
        },
      })
      if (data) onFound(String(data.findText.id))
    } catch (error) {
      setProblem(failureOf(error).message)
    }
    setIsBusy(false)
  }
}
