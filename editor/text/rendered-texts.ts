import type { RawProps } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { visitValues } from '#schema/fields/walk'

/** A text of a block that stands on the canvas as it is stored, so that it can be written there. */
export interface RenderedText {
  /** Where in the block: `slides.2.title`. */
  readonly path: string
  readonly field: AnyField
  readonly element: HTMLElement
}

interface StoredText {
  readonly path: string
  readonly field: AnyField
  readonly value: string
}

/**
 * The texts of a block that can be written in place, in the order they are stored. Views mark nothing for it: a plain
 * text is found where it stands alone in an element, formatted text where `RichText` renders it. What a view changes,
 * joins or leaves out is not found, and is written in the panel.
 */
export function renderedTexts(root: HTMLElement, fields: Fields, values: RawProps): RenderedText[] {
  const free = new Set(
    [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.closest('[data-block-id]') === root && !element.closest('[data-canvas-control]'),
    ),
  )
  return storedTexts(fields, values).flatMap(({ path, field, value }) => {
    const isShownBy = field.type === 'string' ? standsAlone : standsFormatted
    const element = [...free].find((each) => isShownBy(each, value))
    if (!element) return []
    // Two equal texts are two elements, in the same order.
    free.delete(element)
    return [{ path, field, element }]
  })
}

function storedTexts(fields: Fields, values: RawProps): StoredText[] {
  const texts: StoredText[] = []
  visitValues(fields, values, (field, value, path) => {
    const isText = field.type === 'string' || field.type === 'html' || field.type === 'richtext'
    if (isText && typeof value === 'string' && value.trim() !== '')
      texts.push({ path, field, value })
  })
  return texts
}

function standsAlone(element: HTMLElement, value: string): boolean {
  const { childNodes, textContent } = element
  const isPlain = childNodes.length === 1 && childNodes[0]?.nodeType === Node.TEXT_NODE
  // Lines would run into one when they are written where they are rendered.
  return isPlain && !value.trim().includes('\n') && words(textContent) === words(value)
}

function standsFormatted(element: HTMLElement, value: string): boolean {
  if (!element.classList.contains('rich-text')) return false
  const { body } = new DOMParser().parseFromString(value, 'text/html')
  return words(element.textContent) === words(body.textContent)
}

function words(text: string | null): string {
  return (text ?? '').replace(/\s+/g, '')
}
