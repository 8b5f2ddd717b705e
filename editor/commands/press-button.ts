/** Presses a button of the top bar, with all that it says and asks. */
export function pressButton(action: 'publish' | 'preview'): void {
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}
