import { t } from '#schema/messages/t'
import type { EditorSession } from './session'

/** Switches trying out the page on or off, and announces it. */
export function setInteractive({ uiStore }: EditorSession, isInteractive: boolean): void {
  uiStore.setInteractive(isInteractive)
  uiStore.announce(
    isInteractive
      ? t('The page works as for visitors. Escape goes back to editing')
      : t('Editing again'),
  )
}
