import { language, select } from '../fields'
import { t } from '../messages/t'

/** Pattern of a link: another site, email, phone, or a path of this site. */
export const LINK = '(?:https?://|mailto:|tel:|/(?![/\\\\]))\\S*'

/** Returns the field for a record's visibility: INACTIVE is a draft that only editors see. */
export function visibleTo(help: string) {
  return select({
    label: t('Visibility'),
    options: { ACTIVE: t('Public'), INACTIVE: t('Draft') },
    default: 'ACTIVE',
    help,
  })
}

/** Returns the field for the language of a text: BCP 47, as for pages. */
export function languageField() {
  return language({
    label: t('Language'),
    required: true,
    default: 'en-US',
    pattern: '[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\\d{3}))?',
    max: 20,
  })
}
