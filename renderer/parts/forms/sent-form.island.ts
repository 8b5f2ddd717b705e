/** How it went, as the markup names what it says of it. */
type Outcome = 'thanks' | 'invalid' | 'later'

/** Sends the form in place and says how it went; what was typed stays when it failed. */
export default function sentForm(root: HTMLElement): () => void {
  const form = root as HTMLFormElement
  const controller = new AbortController()
  const drawn = stateOf(form)
  form.addEventListener('submit', submit, { signal: controller.signal })
  return () => {
    controller.abort()
    form.removeAttribute('aria-busy')
    for (const [element, hidden] of drawn) element.hidden = hidden
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // Pressed twice is sent once.
    if (form.hasAttribute('aria-busy')) return
    form.setAttribute('aria-busy', 'true')
    const outcome = await send(form, controller.signal)
    if (controller.signal.aborted) return
    form.removeAttribute('aria-busy')
    show(form, outcome)
  }
}

async function send(form: HTMLFormElement, signal: AbortSignal): Promise<Outcome> {
  try {
    const { ok, status } = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fieldsOf(form)),
      signal,
    })
    if (ok) return 'thanks'
    return status === 400 || status === 413 ? 'invalid' : 'later'
  } catch {
    // No connection: the visitor is told to try again.
    return 'later'
  }
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return Array.from(new FormData(form), ([name, value]) => [name, String(value)])
}

function show(form: HTMLFormElement, outcome: Outcome): void {
  const fields = form.querySelector<HTMLElement>('.sent-form-fields')
  if (fields) fields.hidden = outcome === 'thanks'
  for (const answer of answersOf(form)) answer.hidden = answer.dataset.outcome !== outcome
  // The button that had the focus is gone, or the answer is what counts now.
  form.querySelector<HTMLElement>('.sent-form-answer')?.focus()
}

function stateOf(form: HTMLFormElement): readonly (readonly [HTMLElement, boolean])[] {
  const fields = form.querySelector<HTMLElement>('.sent-form-fields')
  return [...(fields ? [fields] : []), ...answersOf(form)].map((each) => [
    each,
    each.hasAttribute('hidden'),
  ])
}

function answersOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('.sent-form-answer > [data-outcome]')]
}
