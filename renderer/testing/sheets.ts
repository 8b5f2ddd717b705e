import { type CssNode, findAll, parse, type Selector, walk } from 'css-tree'

/** A style sheet as its parser reads it; throws on an error in it. */
export function parseSheet(css: string): CssNode {
  return parse(css, {
    positions: true,
    onParseError: (error) => {
      throw error
    },
  })
}

/** The selectors of all rules, each separately; those in brackets are part of the one they are in. */
export function selectorsIn(sheet: CssNode): Selector[] {
  const selectors: Selector[] = []
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }) {
      if (this.atrule?.name !== 'keyframes') selectors.push(...selectorsOf(prelude))
    },
  })
  return selectors
}

/** The selectors of a list. */
export function selectorsOf(list: CssNode): Selector[] {
  if (list.type !== 'SelectorList') return []
  return list.children.toArray().filter((node) => node.type === 'Selector')
}

/** The classes named anywhere in a sheet or a selector. */
export function classesIn(node: CssNode): string[] {
  return findAll(node, ({ type }) => type === 'ClassSelector').flatMap((found) =>
    found.type === 'ClassSelector' ? [found.name] : [],
  )
}
