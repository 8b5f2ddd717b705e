import { useId } from 'react'
import { hoursGroup } from '#schema/entities/hours'
import { t } from '#schema/messages/t'
import { languageLabel } from '../../../ui/language-names'
import type { WeekGroup } from './week'

/** Languages besides English with translated site texts; others are offered if a name exists in them. */
const LANGUAGES = ['gu-IN', 'hi-IN'] as const
const texts = hoursGroup.shape.texts

/** Names of opening times in other languages. */
export function GroupNames({ group, type, locked }: GroupNamesProps) {
  const id = useId()
  const names = texts.safeParse(group.texts).data ?? []
  const languages = [...new Set([...LANGUAGES, ...names.map(({ language }) => language)])]
  return (
    <details className="panel-hours-names">
      <summary className="ed-focusable">{t('In other languages')}</summary>
      {languages.map((language) => {
        const translation = names.find((text) => text.language === language)
        return (
          <div key={language} className="panel-hours-name">
            <label htmlFor={`${id} ${language}`}>
              {t('Name in {language}', { language: languageLabel(language) })}
            </label>
            <input
              id={`${id} ${language}`}
              type="text"
              lang={language}
              className="ed-input"
              value={translation?.name ?? ''}
              readOnly={locked}
              onChange={({ target }) =>
                type(renamed({ ...translation, language, name: target.value }))
              }
            />
          </div>
        )
      })}
    </details>
  )

  /** Returns the group with a name set. An empty name is removed: the English one is then shown. */
  function renamed(text: (typeof names)[number]): WeekGroup {
    const { texts: _, ...rest } = group
    const others = names.filter(({ language }) => language !== text.language)
    const next = text.name === '' ? others : [...others, text]
    return next.length === 0 ? rest : { ...rest, texts: next }
  }
}

interface GroupNamesProps {
  readonly group: WeekGroup
  readonly type: (group: WeekGroup) => void
  readonly locked: boolean
}
