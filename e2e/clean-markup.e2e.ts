import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { runnerImport, transformWithOxc } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = `${root}editor/text/parse-markup.ts`

interface Texts {
  readonly hostileMarkup: readonly string[]
}
interface Cleaning {
  readonly cleanHtml: (markup: string) => string
}
interface CleanTree {
  readonly ALLOWED: unknown
  readonly dropSourceless: (tree: unknown) => void
}
interface Tools {
  readonly sanitize: (tree: unknown, schema: unknown) => unknown
  readonly toHtml: (tree: unknown) => string
}

const names = [
  'p',
  'b',
  'a',
  'li',
  'ul',
  'ol',
  'table',
  'tr',
  'td',
  'h2',
  'span',
  'img',
  'svg',
  'form',
]
const attributes = [
  'href="/x"',
  'width="5"',
  'start="2"',
  'reversed',
  'colspan=3',
  'lang=gu',
  'on=x',
]
const piece = fc.oneof(
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes))
    .map(([name, attribute]) => `<${name} ${attribute}>`),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
/** Tags and words strung together without sense; the same ones on every run. */
const nonsense = fc
  .sample(fc.array(piece, { maxLength: 30 }), { numRuns: 500, seed: 1 })
  .map((pieces) => pieces.join(''))

test('a real browser reads hostile markup, and nonsense, as the server does', async ({ page }) => {
  const [{ hostileMarkup }, { cleanHtml }, { ALLOWED, dropSourceless }] = await Promise.all([
    load<Texts>('schema/text/testing/hostile-markup.ts'),
    load<Cleaning>('schema/text/clean-html.ts'),
    load<CleanTree>('schema/text/clean-tree.ts'),
  ])
  const { sanitize, toHtml } = await tools()
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
  await page.addScriptTag({
    type: 'module',
    content: `${code};globalThis.parseMarkup = parseMarkup`,
  })
  const texts = [...hostileMarkup, ...nonsense]
  const trees: unknown[] = await page.evaluate(
    (list) => list.map((text) => Reflect.get(globalThis, 'parseMarkup')(text)),
    texts.map((markup) => markup.replace(/\r\n?/g, '\n')),
  )
  for (const [index, markup] of texts.entries()) {
    const tree = sanitize(trees[index], ALLOWED)
    dropSourceless(tree)
    expect(toHtml(tree), markup).toBe(cleanHtml(markup))
  }
})

async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}${path}`, {
    root,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
  })
  return module
}

async function tools(): Promise<Tools> {
  const [{ sanitize }, { toHtml }] = await Promise.all([
    import('hast-util-sanitize'),
    import('hast-util-to-html'),
  ])
  // Trees come from the browser as data: their types are the libraries' own matter.
  return { sanitize, toHtml } as Tools
}
