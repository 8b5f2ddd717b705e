import type { Element, Nodes, Root } from 'hast'
import { createElement, type ReactNode, use, useMemo } from 'react'
import { cleanTree } from '#schema/text/clean-tree'
import { foreignLanguage, indicRuns, PageLanguage } from '../kit/foreign-language'
import { LinkOriginContext } from '../links/link-origin-context'
import { type LinkOrigin, sitePath } from '../links/site-href'
import { TextPicture } from './text-picture'

/**
 * Formatted text from an editor, sanitised and rendered as elements: markup is never set as a string. Paths in links belong to
 * the site of the location that shows the text: `/visit` is `/ottawa/visit` on Ottawa's.
 */
export function RichText({ markup, className }: { markup: string; className?: string }) {
  const from = use(LinkOriginContext)
  const language = use(PageLanguage)
  const { lang, children } = useMemo(() => {
    const tree = onSite(cleanTree(markup), from)
    const foreign = foreignLanguage(textOf(tree), language)
    const render = renderIn(foreign ?? language)
    return { lang: foreign, children: render(tree.children) }
  }, [markup, from, language])
  return (
    <div className={className ? `rich-text ${className}` : 'rich-text'} lang={lang}>
      {children}
    </div>
  )
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Returns a renderer for text in a language: converts nodes to elements, with React's property names. */
function renderIn(language: string): (nodes: readonly Nodes[]) => ReactNode[] {
  return render

  function render(nodes: readonly Nodes[]): ReactNode[] {
    return nodes.map((node, key) => {
      if (node.type === 'text') return wordsIn(language, node.value, key)
      return node.type === 'element' ? renderElement(node, nodes, key) : null
    })
  }

  function renderElement(element: Element, nodes: readonly Nodes[], key: number): ReactNode {
    const { tagName, properties, children } = element
    if (tagName === 'img') return createElement(TextPicture, { key, properties })
    const content = TABLE_PARTS.has(tagName) ? children.filter(isNoBlank) : children
    const inside = typeof properties.lang === 'string' ? renderIn(properties.lang) : render
    const className = isAfterHeading(nodes, key) ? 'rich-text-after-heading' : undefined
    return createElement(tagName, { ...properties, className, key }, ...inside(content))
  }
}

/**
 * Returns whether a heading directly follows another, which reduces its spacing. The selector `h2 + h3` would make the browser
 * check every heading in the editor whenever a block is added or removed.
 */
function isAfterHeading(nodes: readonly Nodes[], at: number): boolean {
  if (!isHeading(nodes[at])) return false
  return isHeading(nodes.slice(0, at).findLast(({ type }) => type === 'element'))
}

function isHeading(node: Nodes | undefined): boolean {
  return node?.type === 'element' && /^h[2-6]$/.test(node.tagName)
}

/** Renders a text with `lang` on words in scripts of other languages. */
function wordsIn(language: string, text: string, key: number): ReactNode {
  const runs = indicRuns(text)
  if (runs.length === 1) return text
  return runs.map((run, at) => {
    const lang = at % 2 === 1 ? foreignLanguage(run, language) : undefined
    return lang ? createElement('span', { key: `${key}-${at}`, lang }, run) : run
  })
}

/** Elements in which whitespace between children would be invalid text. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tr'])

function isNoBlank(node: Nodes): boolean {
  return node.type !== 'text' || !/^[ \t\n\f\r]*$/.test(node.value)
}

/**
 * Returns the tree with its links resolved to the site's root and the page's language. The tree must be newly parsed and
 * unshared, because it is changed.
 */
function onSite(tree: Root, from: LinkOrigin): Root {
  if (from.siteRoot !== '' || from.translatedPaths || from.firstLanguage) prefixLinks(tree, from)
  return tree
}

function prefixLinks(node: Nodes, from: LinkOrigin): void {
  if (node.type === 'element' && node.tagName === 'a') {
    const { href } = node.properties
    if (typeof href === 'string' && isPath(href)) node.properties.href = sitePath(from, href)
  }
  if ('children' in node) for (const child of node.children) prefixLinks(child, from)
}

/**
 * Returns whether an address is a path of a site. Pictures are the same for all sites, and `//` starts the address of another
 * host.
 */
function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/media/')
}
