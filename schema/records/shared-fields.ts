import { language, select } from '../fields'
import { t } from '../messages/t'

/** Another site, e-mail, telephone, or a path of this site. */
export const LINK = '(?:https?://|mailto:|tel:|/(?![/\\\\]))\\S*'

/** Who sees a record: a record that is INACTIVE is its editors' draft. */
export function visibleTo(help: string) {
  return select({
    label: t('Visibility'),
    options: { ACTIVE: t('Public'), INACTIVE: t('Draft') },
    default: 'ACTIVE',
    help,
  })
}

/** The language of what was written for one: BCP 47, as of pages. */
export function languageField() {
  return language({
    label: t('Language'),
    required: true,
    default: 'en-US',
    pattern: '[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\\d{3}))?',
    max: 20,
  })
}
