import type { EditorSession } from './session'

/** Announces the reason of a refusal, if any; returns whether there is one. */
export function announceRefusal(session: EditorSession, reason: string | null): boolean {
  if (reason !== null) notify(session, reason)
  return reason !== null
}

/** Shows a toast, which screen readers also announce. */
export function notify({ uiStore }: EditorSession, text: string): void {
  uiStore.toast(text)
  uiStore.announce(text)
}
