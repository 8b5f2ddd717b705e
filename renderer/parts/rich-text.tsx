import type { Nodes, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { use, useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { cleanTree } from '#schema/text/clean-html'
import { sitePath } from './site-href'
import { SiteRoot } from './site-root'

/**
 * Formatted text from an editor, cleaned and drawn as elements: no markup is ever set as a string. Links to paths lead
 * to the site of the location that shows the text: `/visit` is `/ottawa/visit` on Ottawa's.
 */
export function RichText({ markup, className }: { markup: string; className?: string }) {
  const siteRoot = use(SiteRoot)
  const children = useMemo(
    () => toJsxRuntime(onSite(cleanTree(markup), siteRoot), { Fragment, jsx, jsxs }),
    [markup, siteRoot],
  )
  return <div className={className ? `rich-text ${className}` : 'rich-text'}>{children}</div>
}

/** The tree, freshly made and nobody else's, with its links below the root of the site. */
function onSite(tree: Root, siteRoot: string): Root {
  if (siteRoot !== '') prefixLinks(tree, siteRoot)
  return tree
}

function prefixLinks(node: Nodes, siteRoot: string): void {
  if (node.type === 'element' && node.tagName === 'a') {
    const { href } = node.properties
    if (typeof href === 'string' && isPath(href))
      node.properties.href = sitePath({ siteRoot }, href)
  }
  if ('children' in node) for (const child of node.children) prefixLinks(child, siteRoot)
}

/** A path of a site; pictures are the same for all sites, and two slashes begin the address of another host. */
function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/media/')
}
