import type { CheckIssue } from '../fields/field'
import { recordIssue } from './messages/check-messages'

/** Rejects duplicate languages of a record or a list item, because it would be undefined which text is shown. */
export function textIssues(
  values: Readonly<Record<string, unknown>>,
  at = '',
): readonly CheckIssue[] {
  return Object.entries(values).flatMap(([name, items]): readonly CheckIssue[] => {
    if (!Array.isArray(items)) return []
    const path = `${at}${name}`
    if (name === 'texts') return repeatedLanguages(items, path)
    return items.flatMap((item, index) =>
      typeof item === 'object' && item !== null ? textIssues(item, `${path}.${index}.`) : [],
    )
  })
}

function repeatedLanguages(texts: readonly unknown[], path: string): readonly CheckIssue[] {
  const languages = texts.map((text) =>
    typeof text === 'object' && text !== null && 'language' in text ? text.language : undefined,
  )
  return languages.flatMap((language, index): CheckIssue[] =>
    language !== undefined && languages.indexOf(language) < index
      ? [recordIssue(`${path}.${index}.language`, 'options', 'languageTwice')]
      : [],
  )
}
