import type { OPENED_BY_STATES } from '../../../scripts/dialog-coverage'
import { BLOCK_STATES } from './blocks'
import { IMPORT_STATES } from './imports'
import { INBOX_STATES } from './inbox'
import { INTEGRATION_STATES } from './integrations'
import { KIT_STATES } from './kits'
import { LOCATION_STATES } from './locations'
import { MEDIA_STATES } from './media'
import { MENU_STATES } from './menus'
import { PAGE_STATES } from './pages'
import { PEOPLE_STATES } from './people'
import { RECORD_STATES } from './records'
import { SHARING_STATES } from './sharing'
import type { States } from './state'

type Subject = keyof typeof OPENED_BY_STATES

/** Openers of the dialogs that no button of a sample screen opens, by subject. */
export const STATES_OF: { readonly [S in Subject]: States<S> } = {
  blocks: BLOCK_STATES,
  imports: IMPORT_STATES,
  inbox: INBOX_STATES,
  integrations: INTEGRATION_STATES,
  kits: KIT_STATES,
  locations: LOCATION_STATES,
  media: MEDIA_STATES,
  menus: MENU_STATES,
  pages: PAGE_STATES,
  people: PEOPLE_STATES,
  records: RECORD_STATES,
  sharing: SHARING_STATES,
}
