import type { RawProps } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { visitValues } from '#schema/fields/walk'

/** A text of a block that is rendered exactly as stored, so that it can be edited in place. */
export interface RenderedText {
  /** Path within the block, for example `slides.2.title`. */
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
 * Finds the texts of a block that can be edited in place, in stored order. Views need no markers: a plain text is found if it is
 * alone in an element, formatted text if `RichText` renders it. Texts that a view changes, joins or omits are not found; they are
 * edited in the panel.
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
    // Two equal texts match two elements, in the same order.
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
  // Excludes texts of several lines, which would run together when edited in place.
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
