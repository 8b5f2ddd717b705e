/** Returns whether the service worker answered this page from its offline copy. */
export function isKeptPage(): boolean {
  return document.documentElement.hasAttribute('data-kept')
}

/** Marks the server as reachable again: pages opened from now on are current. */
export function endKeptPage(): void {
  document.documentElement.removeAttribute('data-kept')
}
