import type { EditorSession } from './session'

/** Says something to everybody: to be seen, and to be heard. */
export function tell({ uiStore }: EditorSession, text: string): void {
  uiStore.toast(text)
  uiStore.announce(text)
}
