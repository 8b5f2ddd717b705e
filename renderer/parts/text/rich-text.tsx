import type { Element, Nodes, Root } from 'hast'
import { createElement, type ReactNode, use, useMemo } from 'react'
import { cleanTree } from '#schema/text/clean-tree'
import { foreignLanguage, indicRuns, PageLanguage } from '../kit/foreign-language'
import { type LinkOrigin, sitePath } from '../links/site-href'
import { LinksFrom } from '../links/site-root'
import { TextPicture } from './text-picture'

/**
 * Formatted text from an editor, cleaned and rendered as elements: no markup is ever set as a string. Links to paths lead
 * to the site of the location that shows the text: `/visit` is `/ottawa/visit` on Ottawa's.
 */
export function RichText({ markup, className }: { markup: string; className?: string }) {
  const from = use(LinksFrom)
  const language = use(PageLanguage)
  const { lang, children } = useMemo(() => {
    const tree = onSite(cleanTree(markup), from)
    const foreign = foreignLanguage(textOf(tree), language)
    const drawn = drawnIn(foreign ?? language)
    return { lang: foreign, children: drawn(tree.children) }
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

/** Draws what stands in a text of this language: nodes as elements, by the names of properties that React knows. */
function drawnIn(language: string): (nodes: readonly Nodes[]) => ReactNode[] {
  return drawn

  function drawn(nodes: readonly Nodes[]): ReactNode[] {
    return nodes.map((node, key) => {
      if (node.type === 'text') return wordsIn(language, node.value, key)
      return node.type === 'element' ? drawnElement(node, nodes, key) : null
    })
  }

  function drawnElement(element: Element, nodes: readonly Nodes[], key: number): ReactNode {
    const { tagName, properties, children } = element
    if (tagName === 'img') return createElement(TextPicture, { key, properties })
    const content = TABLE_PARTS.has(tagName) ? children.filter(isNoBlank) : children
    const inside = typeof properties.lang === 'string' ? drawnIn(properties.lang) : drawn
    const className = isAfterHeading(nodes, key) ? 'rich-text-after-heading' : undefined
    return createElement(tagName, { ...properties, className, key }, ...inside(content))
  }
}

/**
 * Whether a heading follows another, to which it stands closer. A style sheet could ask so (`h2 + h3`), and the browser would
 * then look at every heading of a page in the editor whenever a block comes or goes.
 */
function isAfterHeading(nodes: readonly Nodes[], at: number): boolean {
  if (!isHeading(nodes[at])) return false
  return isHeading(nodes.slice(0, at).findLast(({ type }) => type === 'element'))
}

function isHeading(node: Nodes | undefined): boolean {
  return node?.type === 'element' && /^h[2-6]$/.test(node.tagName)
}

/** A text, with its words in the scripts of other languages marked as such. */
function wordsIn(language: string, text: string, key: number): ReactNode {
  const runs = indicRuns(text)
  if (runs.length === 1) return text
  return runs.map((run, at) => {
    const lang = at % 2 === 1 ? foreignLanguage(run, language) : undefined
    return lang ? createElement('span', { key: `${key}-${at}`, lang }, run) : run
  })
}

/** Where white space between elements would be text in a place that takes none. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tr'])

function isNoBlank(node: Nodes): boolean {
  return node.type !== 'text' || !/^[ \t\n\f\r]*$/.test(node.value)
}

/** The tree, freshly made and nobody else's, with its links below the root of the site, in the page's language. */
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

/** A path of a site; pictures are the same for all sites, and two slashes begin the address of another host. */
function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/media/')
}
