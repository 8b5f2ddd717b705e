import { type AnyField, array, type Fields } from '../fields'
import { t } from '../messages/t'
import { languageField } from './shared-fields'

/** Maximum number of translations of a record. */
const MAX_COUNT = 20

/**
 * Returns the field `texts`: translations of the named fields of a record, and of `more` fields that include several of them.
 * Empty texts fall back to the record's own fields (`recordFor`).
 */
export function textsOf<
  Own extends Fields,
  Name extends keyof Own & string,
  // Empty by default.
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
 * Returns the field `texts` of a list item: its translations. It belongs to the item, so it stays with it when items are moved or
 * removed.
 */
export function textsOfItem<Own extends Fields, Name extends keyof Own & string>(
  own: Own,
  names: readonly Name[],
) {
  const { group: _, ...field } = textsOf(own, names)
  return { ...field, help: t('Empty fields use the text above.') }
}

/** Returns the fields with these names as optional ones. */
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
