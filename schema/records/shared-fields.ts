import { select } from '../fields'

/** Another site, e-mail, telephone, or a path of ours. */
export const LINK = '(?:https?://|mailto:|tel:|/(?![/\\\\]))\\S*'

/** Who sees a record: a record that is INACTIVE is its editors' draft. */
export function visibleTo(help: string) {
  return select({
    label: 'Who sees it',
    options: { ACTIVE: 'Everybody', INACTIVE: 'Editors only (a draft)' },
    default: 'ACTIVE',
    help,
  })
}
