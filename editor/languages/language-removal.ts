import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import type { Editing } from '../saving/editing'
import type { EditorSession } from '../store/session'
import { pagePath } from '../ui/app-link'
import { languageLabel } from '../ui/language-names'
import { flashMessage } from './flash-message'
import { removeLanguage, restoreLanguage } from './languages'

interface Removal {
  readonly client: ApiClient
  readonly session: EditorSession
  readonly editing: Editing
  readonly language: string
  readonly navigate: (path: string) => void
}

/**
 * Removes a language from the page, with undo; switches to the default language if the removed one is being edited. Returns the
 * error message; `null` on success.
 */
export async function removeLanguageFromPage(removal: Removal): Promise<string | null> {
  const { client, session, editing, language, navigate } = removal
  const { documentId, context, uiStore } = session
  const { saver } = editing
  // Saves pending changes first, so that the version to restore includes them.
  if (!(await saver.saveNow()))
    return t('The page couldn’t be saved, so nothing was removed. Try again.')
  const { version } = saver.store.getState().saved
  try {
    saver.setSaved(await removeLanguage(client, { documentId, language, expectedVersion: version }))
  } catch (error) {
    return joinSentences(t('Nothing was removed.'), failureOf(error).message)
  }
  const offer = (now: EditorSession, { saver: its }: Editing) =>
    offerWayBack({ client, session: now, saver: its, language, version })
  if (language === context.language) {
    flashMessage(documentId, offer)
    navigate(pagePath(documentId))
    return null
  }
  uiStore.setState(({ languages }) => ({ languages: languages.filter((one) => one !== language) }))
  offer(session, editing)
  return null
}

interface WayBack {
  readonly client: ApiClient
  readonly session: EditorSession
  readonly saver: Editing['saver']
  readonly language: string
  /** The last version that has the language. */
  readonly version: number
}

function offerWayBack(way: WayBack): void {
  const { uiStore } = way.session
  const text = t('Removed {language} from this page.', { language: languageLabel(way.language) })
  uiStore.toast(text, { action: { label: t('Undo'), run: () => void unarchive(way) } })
  uiStore.announce(joinSentences(text, t('Undo is available')))
}

async function unarchive({ client, session, saver, language, version }: WayBack): Promise<void> {
  const { documentId, uiStore } = session
  const name = languageLabel(language)
  const showMessage = (text: string) => {
    uiStore.toast(text)
    uiStore.announce(text)
  }
  if (!(await saver.saveNow()))
    return showMessage(
      t(
        '{name} isn’t back yet because the page can’t be saved right now. You can restore it from version {version}.',
        {
          name,
          version,
        },
      ),
    )
  const expectedVersion = saver.store.getState().saved.version
  try {
    saver.setSaved(
      await restoreLanguage(client, { documentId, language, version, expectedVersion }),
    )
  } catch (error) {
    return showMessage(
      joinSentences(
        t('{name} couldn’t be restored.', { name }),
        failureOf(error).message,
        t('It is in version {version}.', { version }),
      ),
    )
  }
  uiStore.setState(({ languages }) => ({ languages: [...languages, language].sort() }))
  showMessage(
    t('{name} is back in the draft. Publish the page to show it to visitors again.', { name }),
  )
}
