import { useQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { siteLanguagesQuery } from '../api/operations/pictures'
import { Choice } from '../screens/choice'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { languageLabel } from '../ui/language-names'

/** Site, time and language to preview; empty if not chosen. */
export interface Moment {
  readonly location: string
  readonly at: string
  readonly language: string
}

/** Form to choose the previewed location, time and language. */
export function MomentForm({ names, shown, onShow }: MomentFormProps) {
  const [wanted, setWanted] = useState<Moment>({ ...shown, at: shown.at || tomorrow() })
  const [isMissing, setMissing] = useState(false)
  const { data } = useQuery(siteLanguagesQuery)
  const change = (part: Partial<Moment>) => setWanted((before) => ({ ...before, ...part }))
  return (
    <form className="moment-form" onSubmit={show} noValidate>
      <LocationChoice
        label={t('Location')}
        value={wanted.location}
        options={[
          ['', t('All locations')],
          ...names.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(location) => change({ location })}
      />
      <FieldRow
        label={t('Date and time')}
        error={isMissing ? t('Choose a date and a time.') : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            type="datetime-local"
            className="ed-input"
            value={wanted.at}
            onChange={({ target }) => change({ at: target.value })}
          />
        )}
      </FieldRow>
      {wanted.location !== '' && (
        <Choice
          label={t('Language')}
          value={wanted.language}
          options={[
            ['', t('The site’s default language')],
            ...(data?.siteLanguages ?? []).map((tag) => [tag, languageLabel(tag)] as const),
          ]}
          onChange={(language) => change({ language })}
        />
      )}
      <Button type="submit" look="primary">
        {t('Show')}
      </Button>
    </form>
  )

  function show(event: FormEvent): void {
    event.preventDefault()
    setMissing(wanted.at === '')
    if (wanted.at !== '') onShow(wanted)
  }
}

interface MomentFormProps {
  readonly names: readonly LocationName[]
  readonly shown: Moment
  readonly onShow: (moment: Moment) => void
}

/** Returns 18:00 tomorrow in the browser's time zone; the location's time zone applies once its site is shown. */
function tomorrow(): string {
  const now = new Date()
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return `${parts.map((part) => String(part).padStart(2, '0')).join('-')}T18:00`
}
