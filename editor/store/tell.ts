import type { EditorSession } from './session'

/** Notifies everybody, in a notice that screen readers announce, too. */
export function tell({ uiStore }: EditorSession, text: string): void {
  uiStore.toast(text)
  uiStore.announce(text)
}
