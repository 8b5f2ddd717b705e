/** The element of a block on the canvas. */
export function blockElement(page: ParentNode, id: string): HTMLElement | null {
  const quoted = id.replace(/["\\\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)
  return page.querySelector<HTMLElement>(`[data-block-id="${quoted}"]`)
}

/** The innermost block an event happened in. */
export function blockIdAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null
}

/** True for the editor's own controls that stand inside the page or lie over it. */
export function isCanvasControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-canvas-control]') !== null
}
