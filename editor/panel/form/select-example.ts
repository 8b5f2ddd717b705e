import { firstExample } from '#schema/fields/example'

/** Selects the first example in a control, so that typing replaces it. Does nothing if there is none. */
export function selectExample(control: HTMLElement): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const found = firstExample(control.value)
    if (found) control.setSelectionRange(found.start, found.end)
  } else if (control.getAttribute('contenteditable') === 'true') selectIn(control)
}

/** Selects the first example in rich text. It may be partly bold, so it may start and end in different text nodes. */
function selectIn(control: HTMLElement): void {
  const texts = textsOf(control)
  const found = firstExample(texts.map(({ data }) => data).join(''))
  if (!found) return
  const [from, to] = [pointAt(texts, found.start), pointAt(texts, found.end)]
  if (from && to)
    control.ownerDocument.getSelection()?.setBaseAndExtent(from.text, from.at, to.text, to.at)
}

function textsOf(control: HTMLElement): readonly Text[] {
  const walker = control.ownerDocument.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function pointAt(texts: readonly Text[], at: number): { text: Text; at: number } | null {
  let before = 0
  for (const text of texts) {
    if (at <= before + text.length) return { text, at: at - before }
    before += text.length
  }
  return null
}
