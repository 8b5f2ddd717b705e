/** Returns a block's element on the canvas. */
export function blockElement(page: ParentNode, id: string): HTMLElement | null {
  const quoted = id.replace(/["\\\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)
  return page.querySelector<HTMLElement>(`[data-block-id="${quoted}"]`)
}

/** Returns the id of the innermost block that contains an event's target. */
export function blockIdAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null
}

/** Returns true for controls of the editor that are placed inside or above the page. */
export function isCanvasControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-canvas-control]') !== null
}
