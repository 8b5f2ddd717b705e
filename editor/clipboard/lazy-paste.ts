import { t } from '#schema/messages/t'
import { notify } from '../store/notify'
import type { EditorSession } from '../store/session'
import { lazyPart } from '../ui/lazy/lazy-part'
import type { Clipping } from './markup-of'

/** The paste code, loaded when a paste is likely (`use-clipboard.ts`), or with the first one. */
export const pasting = lazyPart(() => import('./paste').then(({ paste }) => paste))

export async function pasteWhenFetched(session: EditorSession, clipping: Clipping): Promise<void> {
  const paste = pasting.now() ?? (await pasting.fetch().catch(() => null))
  if (paste) await paste(session, clipping)
  else notify(session, t('Nothing was pasted: the server can’t be reached. Try again.'))
}
