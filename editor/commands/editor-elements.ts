/** Clicks a button of the top bar, so that its messages and questions also appear. */
export function pressButton(action: 'publish' | 'preview'): void {
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}

/** Moves the focus to the canvas after an overlay has closed, so that shortcuts work. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('.ed-canvas')?.focus({ preventScroll: true })
}
