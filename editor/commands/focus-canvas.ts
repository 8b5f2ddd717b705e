/** Where focus goes when what was open over the editor is gone: shortcuts work from there. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('.ed-canvas')?.focus({ preventScroll: true })
}
