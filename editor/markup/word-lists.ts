/** A list under construction: its Word list id, and whether it is numbered. */
interface OpenList {
  readonly element: HTMLElement
  readonly list: string
  readonly isNumbered: boolean
}

/** Word's data of an item: `mso-list:l0 level2 lfo1`, and the mark rendered before it. */
interface Item {
  readonly list: string
  readonly level: number
  readonly isNumbered: boolean
  readonly start: number
}

const MARK = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'

/** Converts consecutive paragraphs that Word marks as list items to nested lists. */
export function collectLists(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    const item = itemOf(paragraph)
    if (item === null) {
      open = []
      continue
    }
    // The list continues only if nothing is in between.
    if (open[0] && paragraph.previousElementSibling !== open[0].element) open = []
    open = open.slice(0, item.level)
    const same = open[item.level - 1]
    // A numbered list directly after a bulleted one is a separate list.
    if (same && (same.isNumbered !== item.isNumbered || same.list !== item.list)) open.pop()
    while (open.length < item.level) open.push(openList(open.at(-1), item, paragraph))
    const element = document.createElement('li')
    paragraph.querySelector(MARK)?.remove()
    element.append(...paragraph.childNodes)
    open.at(-1)?.element.append(element)
    paragraph.remove()
  }
}

function openList(outer: OpenList | undefined, item: Item, paragraph: HTMLElement): OpenList {
  const { list, isNumbered, start } = item
  const element = document.createElement(isNumbered ? 'ol' : 'ul')
  if (isNumbered && start > 1) element.setAttribute('start', String(start))
  const above = outer?.element.lastElementChild
  if (above) above.append(element)
  else if (outer) outer.element.append(element)
  else paragraph.before(element)
  return { element, list, isNumbered }
}

/** Returns the list item of a paragraph; `null` if it isn't one. Reads the attribute, because browsers drop such styles. */
function itemOf(paragraph: HTMLElement): Item | null {
  const style = paragraph.getAttribute('style') ?? ''
  const [, list = '', level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(style) ?? []
  if (level === undefined) return null
  const mark = paragraph.querySelector(MARK)?.textContent ?? ''
  const [, number] = /^[\s\u00a0]*\(?([\p{L}\p{Nd}]{1,4})[.)]/u.exec(mark) ?? []
  return {
    list,
    level: Math.min(9, Math.max(1, Number(level))),
    isNumbered: number !== undefined,
    start: /^\d+$/.test(number ?? '') ? Number(number) : 1,
  }
}

/**
 * Converts the lists of Word on the web and Google Docs, in which each item is its own list with a depth attribute, or a list is
 * directly inside another.
 */
export function nestLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrapped(wrapper)
  for (const list of [...body.querySelectorAll('ul, ol')]) {
    const before = list.previousElementSibling
    if (list.parentElement?.matches('ul, ol') && before?.matches('li')) before.append(list)
  }
  for (const list of [...body.querySelectorAll('ul, ol')]) joinDeeper(list)
}

/** Moves an item that is deeper than the preceding list into that list's last item. */
function joinDeeper(list: Element): void {
  const before = list.previousElementSibling
  const level = levelOf(list)
  if (level === null || !before?.matches('ul, ol') || list.parentElement?.matches('ul, ol')) return
  let target = before
  for (let depth = levelOf(before) ?? 1; depth < level; depth += 1) {
    const item = target.lastElementChild
    const inner = item?.lastElementChild
    if (!item) return
    if (!inner?.matches('ul, ol')) {
      item.append(list)
      return
    }
    target = inner
  }
  if (target.localName !== list.localName) {
    if (target !== before) target.after(list)
    return
  }
  target.append(...list.children)
  list.remove()
}

function levelOf(list: Element): number | null {
  const level = Number(list.querySelector(':scope > li')?.getAttribute('data-aria-level'))
  return Number.isInteger(level) && level > 0 && level < 10 ? level : null
}

function unwrapped(element: Element): void {
  element.replaceWith(...element.childNodes)
}
