import { type AnyField, array, type Fields } from '../fields'
import { t } from '../messages/t'
import { languageField } from './shared-fields'

/** A record is said in so many languages beside its own. */
const MAX_COUNT = 20

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
    label: t('In other languages'),
    group: 'Languages',
    itemLabel: t('Language'),
    help: t('Empty fields use the text of the first tab.'),
    max: MAX_COUNT,
    of: { language: languageField(), ...textFieldsOf(own, names), ...more } as {
      readonly language: ReturnType<typeof languageField>
    } & Pick<Own, Name> &
      More,
  })
}

/**
 * The field `texts` of one item of a list: what it says in further languages. It belongs to the item, so that it stays beside
 * it when items are moved or removed.
 */
export function textsOfItem<Own extends Fields, Name extends keyof Own & string>(
  own: Own,
  names: readonly Name[],
) {
  const { group: _, ...field } = textsOf(own, names)
  return { ...field, help: t('Empty fields use the text above.') }
}

/** The fields of these names, none of them required. */
function textFieldsOf<Own extends Fields, Name extends keyof Own & string>(
  own: Own,
  names: readonly Name[],
): Pick<Own, Name> {
  const entries = names.map((name) => {
    const { help: _, ...field } = own[name] as AnyField
    return [name, { ...field, required: false }]
  })
  return Object.fromEntries(entries) as Pick<Own, Name>
}
