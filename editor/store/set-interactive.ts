import { t } from '#schema/messages/t'
import type { EditorSession } from './session'

/** Switches trying out the page on or off, and announces it. */
export function setInteractive({ uiStore }: EditorSession, isInteractive: boolean): void {
  uiStore.setInteractive(isInteractive)
  uiStore.announce(
    isInteractive
      ? t(
          'Links, menus and tabs now work as they do for visitors. Press Escape to go back to editing',
        )
      : t('Editing again'),
  )
}
