import { t } from '#schema/messages/t'
import type { ApiClient } from '../api/fetch-query'
import { stateOf } from '../saving/bases'
import type { Editing } from '../saving/editing'
import { wholeLibrary } from '../store/block-library'
import { editedPage } from '../store/edits/edited-page'
import { pruneSelection } from '../store/selection'
import type { EditorSession } from '../store/session'
import {
  differencesOf,
  type EffectivePage,
  networkPageOf,
  type OverridePlace,
  readEffectivePage,
  readWhole,
  settingsIn,
} from './effective-page'
import { savedVersion } from './save-override'

/** The open version of a location with its stores. */
interface OpenVersion {
  readonly client: ApiClient
  readonly session: EditorSession
  readonly editing: Editing
}

export function placeOf({ session, editing }: Pick<OpenVersion, 'session' | 'editing'>) {
  const { documentId } = session
  return { documentId, ...editing.document.item } satisfies OverridePlace
}

/** Shows the server's state after a step. Pending changes must be saved first. */
export async function reloadPage(open: OpenVersion): Promise<void> {
  const { client, session, editing } = open
  const [effective] = await Promise.all([readEffectivePage(client, placeOf(open)), wholeLibrary()])
  const read = effective && readWhole(effective.page.content)
  if (!effective || !read?.ok) throw new Error(t('The page couldn’t be loaded again. Reload it.'))
  const { settings: known } = session.pageStore.getState().page
  const page = editedPage(settingsIn(effective.page, known), read.content, session.registry)
  const differences = differencesOf(effective)
  session.locationVersion?.store.setState({
    ...{ network: networkPageOf(effective, known), detached: effective.detached },
    ...{ differences, count: differences.length },
  })
  const history = { past: [], future: [] }
  editing.saver.take(
    { page, history, base: stateOf(page), pending: null, isSaved: true },
    savedVersion(editing.document.summary, statusOf(effective)),
  )
  pruneSelection(session)
}

function statusOf({ version, hasChanges, updatedAt }: EffectivePage) {
  return { version, hasChanges, savedAt: updatedAt ?? new Date().toISOString() }
}
