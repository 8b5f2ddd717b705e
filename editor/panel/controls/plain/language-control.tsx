import { t } from '#schema/messages/t'
import { namedLanguages, OFFERED_TAGS } from '../../../ui/offered-languages'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'

/** Control for a language, labelled in English and in the language itself; an unknown one is kept as stored. */
export function LanguageControl({ field, path, aria, locked }: ControlProps<'language'>) {
  const { raw, commit } = useFieldValue(field, path)
  const language = textOf(raw)
  return (
    <select
      {...aria}
      className="ed-input"
      value={language}
      disabled={locked}
      onChange={({ target }) => commit(target.value)}
    >
      {optionsFor(language).map(({ tag, label }) => (
        <option key={tag} value={tag}>
          {label}
        </option>
      ))}
    </select>
  )
}

function optionsFor(stored: string) {
  const isOffered = stored === '' || OFFERED_TAGS.includes(stored)
  return [
    ...(stored === '' ? [{ tag: '', label: t('Choose a language') }] : []),
    ...namedLanguages(isOffered ? OFFERED_TAGS : [stored, ...OFFERED_TAGS]).map(
      ({ tag, english, own }) => ({
        tag,
        label: english === own ? english : `${english} · ${own}`,
      }),
    ),
  ]
}
