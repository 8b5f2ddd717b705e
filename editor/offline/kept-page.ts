/** Returns whether the service worker answered this page without a connection, as it was last opened on this device. */
export function isKeptPage(): boolean {
  return document.documentElement.hasAttribute('data-kept')
}

/** Notes that the server can be reached again: what is opened from now on is current. */
export function endKeptPage(): void {
  document.documentElement.removeAttribute('data-kept')
}
