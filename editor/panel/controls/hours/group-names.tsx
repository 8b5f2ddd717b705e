import { useId } from 'react'
import { hoursGroup } from '#schema/entities/hours'
import { t } from '#schema/messages/t'
import { languageLabel } from '../../../ui/language-names'
import type { WeekGroup } from './week'

/** Languages that the site has words for besides English; others are offered where there is a name in them. */
const LANGUAGES = ['gu-IN', 'hi-IN'] as const
const texts = hoursGroup.shape.texts

/** What opening times are called on pages in other languages. */
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

  /** An empty name is none: the English one is shown. */
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
