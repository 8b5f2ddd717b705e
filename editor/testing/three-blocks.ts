import { definitions } from '#renderer/registry/definitions'
import type { AnyBlock } from '#schema/block/block'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'

/** A text `one`, a section `hall` with a text `two`, and `gone`, which the registry does not know. */
export const threeBlocks: PageContent = {
  format: 1,
  blocks: [
    paragraph('one', 'First words <a href="/visit">with a link</a>'),
    {
      ...newBlock(block('Section'), 'hall'),
      slots: { content: [paragraph('two', 'Second words')] },
    },
    {
      id: 'gone',
      name: 'Weather',
      fields: [{ id: 'f1', type: 'string', name: 'till', value: 'Diwali' }],
    },
  ],
}

/** The definition of a block by its name. */
export function block(name: string): AnyBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`The registry has no ${name}`)
  return definition
}

/** The element around a block of the canvas. */
export function frame(id: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-canvas] [data-block-id="${id}"]`)
  if (!element) throw new Error(`Block '${id}' is not on the canvas`)
  return element
}

/** The ids of the selected blocks, in the order of the page. */
export function selected(): (string | undefined)[] {
  const elements = document.querySelectorAll<HTMLElement>('[data-selected]')
  return [...elements].map(({ dataset }) => dataset.blockId)
}

/** A text as it is stored. */
export function paragraph(id: string, words: string): StoredBlock {
  return newBlock(block('Text'), id, { html: `<p>${words}</p>`, isIntro: false })
}

/** The last announcement. */
export function announced(): string | null {
  return document.querySelector('[data-testid="voice"]')?.textContent ?? null
}
