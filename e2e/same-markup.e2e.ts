import { expect, type Page, test } from '@playwright/test'
import { EditorPage } from './support/editor-page'

test('the canvas and the published page show the same markup, block by block', async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page)
  await editor.open('1')
  const visitor = await browser.newPage({ javaScriptEnabled: false })
  // Not for the pictures, which a new server makes when they are first asked for.
  await visitor.goto('/', { waitUntil: 'domcontentloaded' })
  // Header and footer are the site's: the canvas shows them without making them blocks of the page.
  const published = await markupByBlock(visitor, 'main .block')
  expect(Object.keys(published).length).toBeGreaterThan(10)
  await expect(async () => {
    expect(await markupByBlock(page)).toEqual(published)
  }).toPass({ timeout: 20_000 })
  await visitor.close()
})

/** The markup of each block's view, without the additions of the editor or the document. */
function markupByBlock(
  page: Page,
  blocks = '.block[data-block-id]',
): Promise<Record<string, string>> {
  return page.locator(blocks).evaluateAll((elements) => {
    return Object.fromEntries(
      elements.map((block) => [block.id || block.getAttribute('data-block-id'), insideOf(block)]),
    )

    function insideOf(element: Element): string {
      return [...element.childNodes].map(outside).join('')
    }

    // Attributes in one order and styles in one spelling: a parser and a script write them differently.
    function outside(node: Node): string {
      if (!(node instanceof Element)) return node.textContent ?? ''
      // The canvas has its sheets elsewhere.
      if (node.matches('[data-canvas-control], link[rel="stylesheet"]')) return ''
      const isBlock = node.matches('.block')
      const kept = ['class', 'data-block-name', 'data-island']
      // The canvas fetches pictures further down before they are near, at the width they are shown at.
      const isLazy =
        node.getAttribute('loading') === 'lazy' || /^\d+px$/.test(node.getAttribute('sizes') ?? '')
      const attributes = [...node.attributes]
        .filter(({ name }) =>
          isBlock ? kept.includes(name) : name !== 'loading' && !(isLazy && name === 'sizes'),
        )
        .map(
          ({ name, value }) =>
            `${name}="${name === 'style' ? value.replace(/["\s]|;$/g, '') : value}"`,
        )
      return `<${[node.localName, ...attributes.sort()].join(' ')}>${insideOf(node)}</>`
    }
  })
}
