import { type AnyField, array, type Fields } from '../fields'
import type { FieldIssue } from '../fields/field'
import { plainText } from '../text/plain-text'
import { languageField } from './shared-fields'

/** A record is said in so many languages beside its own. */
const MOST = 20

/**
 * The field `texts`: what a record says in further languages, in those of its own fields that are named, and in `more` that
 * stand for several of them. What a language leaves empty is said as in the record's own fields (`recordFor`).
 */
export function textsOf<
  Own extends Fields,
  Name extends keyof Own & string,
  // Nothing more, where nothing is given.
  More extends Fields = Record<never, never>,
>(own: Own, names: readonly Name[], more?: More) {
  return array({
    label: 'In other languages',
    group: 'Languages',
    itemLabel: 'Language',
    help: 'What is left empty is said as on the first tab.',
    max: MOST,
    of: { language: languageField(), ...said(own, names), ...more } as {
      readonly language: ReturnType<typeof languageField>
    } & Pick<Own, Name> &
      More,
  })
}

/** The fields of these names, none of them required. */
function said<Own extends Fields, Name extends keyof Own & string>(
  own: Own,
  names: readonly Name[],
): Pick<Own, Name> {
  const entries = names.map((name) => {
    const { help: _, ...field } = own[name] as AnyField
    return [name, { ...field, required: false }]
  })
  return Object.fromEntries(entries) as Pick<Own, Name>
}

/** What is said in all of them, for the search: a record is found by its words in any language. */
export function wordsOfTexts(texts: readonly object[]): readonly string[] {
  return texts.flatMap((text) =>
    Object.entries(text).flatMap(([name, words]) =>
      name === 'language' || typeof words !== 'string' ? [] : [plainText(words)],
    ),
  )
}

/** Rejects a repeated language: it would be undefined which of its texts is shown. */
export function textIssues(texts: unknown): readonly FieldIssue[] {
  if (!Array.isArray(texts)) return []
  const languages: readonly unknown[] = texts.map((text) => text?.language)
  return languages.flatMap((language, index): FieldIssue[] =>
    languages.indexOf(language) < index
      ? [
          {
            path: `texts.${index}.language`,
            rule: 'options',
            message: 'This language is there already',
          },
        ]
      : [],
  )
}
