import { fetchPart } from './fetch-part.dom'

/** Delay after the last input in ms, because each suggestion costs the server a search. */
const PAUSE_MS = 250
const MIN_LETTERS = 2
const MAX_COUNT = 6

/**
 * Shows the first results below the field during typing. They come from the results page of the form, so they are the same with
 * and without script. Arrow keys move into and out of the list, Escape closes it.
 */
export default function searchForm(root: HTMLElement): () => void {
  const form = root.querySelector('form')
  const field = root.querySelector('input')
  const panel = root.querySelector<HTMLElement>('.search-form-suggestions')
  if (!form || !field || !panel) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let pause: ReturnType<typeof setTimeout> | undefined
  let fetching = new AbortController()
  field.addEventListener('input', wait, { signal })
  root.addEventListener('keydown', move, { signal })
  root.addEventListener('focusout', closeWhenLeft, { signal })
  return () => {
    listening.abort()
    close()
  }

  function wait() {
    forget()
    const text = field?.value.trim() ?? ''
    if (text.length < MIN_LETTERS) close()
    else pause = setTimeout(() => void suggest(text), PAUSE_MS)
  }

  async function suggest(text: string) {
    const address = new URL(form?.action ?? '')
    address.hash = ''
    address.search = String(new URLSearchParams({ q: text }))
    try {
      const wanted = fetching.signal
      const results = await fetchPart({
        ...{ address: address.href, signal: wanted },
        selector: '.search-results',
      })
      if (!wanted.aborted) show(results)
    } catch {
      // Without an answer there are no suggestions; submitting the form opens the page that explains the error.
      close()
    }
  }

  function show(results: Element) {
    const status = document.createElement('p')
    status.role = 'status'
    const list = document.createElement('ul')
    list.append(...[...results.querySelectorAll('h4 a')].slice(0, MAX_COUNT).map(suggestionOf))
    panel?.replaceChildren(status, list)
    panel?.toggleAttribute('hidden', false)
    // Live regions announce only text that is set after the element exists.
    status.textContent = results.querySelector('h2')?.textContent ?? ''
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' && panel?.hidden === false) {
      event.stopPropagation()
      close()
      field?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops: (Element | null)[] = [field, ...(panel?.querySelectorAll('a') ?? [])]
    if (step === undefined || stops.length < 2) return
    event.preventDefault()
    const at = stops.indexOf(document.activeElement)
    const next = stops[(at + step + stops.length) % stops.length]
    if (next instanceof HTMLElement) next.focus()
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) close()
  }

  function close() {
    forget()
    panel?.replaceChildren()
    panel?.toggleAttribute('hidden', true)
  }

  function forget() {
    clearTimeout(pause)
    fetching.abort()
    fetching = new AbortController()
  }
}

/** Returns a result as a link of one line: its title and its group. */
function suggestionOf(result: Element): Element {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = result.getAttribute('href') ?? ''
  const group = document.createElement('small')
  group.textContent = result.closest('section')?.querySelector('h3')?.textContent ?? ''
  link.append(result.textContent ?? '', group)
  item.append(link)
  return item
}
