import { englishName, ownName } from '../../../ui/language-names'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'

/** A language by its name, in English and in itself; one that is not offered stays as it is stored. */
export function LanguageControl({ field, path, aria, locked }: ControlProps<'string'>) {
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

/** Languages of India, of its neighbours, and of countries where temples of a network stand. */
const OFFERED = `
en-US en-GB en-CA en-IN en-AU gu-IN hi-IN mr-IN ta-IN te-IN kn-IN ml-IN bn-IN pa-IN or-IN as-IN sa-IN sd-IN ks-IN ne-NP si-LK ur-IN
fr-FR fr-CA es-ES es-US pt-PT pt-BR de-DE it-IT nl-NL sv-SE nb-NO da-DK fi-FI pl-PL cs-CZ hu-HU ru-RU uk-UA sw-KE af-ZA zu-ZA ar-AE he-IL
th-TH id-ID ms-MY zh-CN zh-TW ja-JP ko-KR
`
  .trim()
  .split(/\s+/)

function optionsFor(stored: string) {
  const tags = stored === '' || OFFERED.includes(stored) ? OFFERED : [stored, ...OFFERED]
  return [
    ...(stored === '' ? [{ tag: '', label: 'Choose a language' }] : []),
    ...tags
      .map((tag) => ({ tag, label: labelOf(tag) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ]
}

function labelOf(tag: string): string {
  const [name, own] = [englishName(tag), ownName(tag)]
  return name === own ? name : `${name} · ${own}`
}
