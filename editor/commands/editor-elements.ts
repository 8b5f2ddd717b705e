/** Presses a button of the top bar, with all that it says and asks. */
export function pressButton(action: 'publish' | 'preview'): void {
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}

/** Where focus goes when what was open over the editor is gone: shortcuts work from there. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('.ed-canvas')?.focus({ preventScroll: true })
}
