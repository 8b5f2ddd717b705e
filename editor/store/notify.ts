import type { EditorSession } from './session'

/** Says why something is refused, where it is: whether it is. */
export function announceRefusal(session: EditorSession, reason: string | null): boolean {
  if (reason !== null) notify(session, reason)
  return reason !== null
}

/** Notifies everyone, in a notice that screen readers announce, too. */
export function notify({ uiStore }: EditorSession, text: string): void {
  uiStore.toast(text)
  uiStore.announce(text)
}
