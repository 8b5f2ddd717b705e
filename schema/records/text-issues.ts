import type { FieldIssue } from '../fields/field'
import { t } from '../messages/t'

/** Rejects duplicate languages of a record or a list item, because it would be undefined which text is shown. */
export function textIssues(
  values: Readonly<Record<string, unknown>>,
  at = '',
): readonly FieldIssue[] {
  return Object.entries(values).flatMap(([name, items]): readonly FieldIssue[] => {
    if (!Array.isArray(items)) return []
    const path = `${at}${name}`
    if (name === 'texts') return repeatedLanguages(items, path)
    return items.flatMap((item, index) =>
      typeof item === 'object' && item !== null ? textIssues(item, `${path}.${index}.`) : [],
    )
  })
}

function repeatedLanguages(texts: readonly unknown[], path: string): readonly FieldIssue[] {
  const languages = texts.map((text) =>
    typeof text === 'object' && text !== null && 'language' in text ? text.language : undefined,
  )
  return languages.flatMap((language, index): FieldIssue[] =>
    language !== undefined && languages.indexOf(language) < index
      ? [
          {
            path: `${path}.${index}.language`,
            rule: 'options',
            message: t('This language is already in the list'),
          },
        ]
      : [],
  )
}
