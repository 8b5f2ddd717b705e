/** Result of sending, as named in the markup of its messages. */
type Outcome = 'thanks' | 'invalid' | 'later'

/** Submits the form without leaving the page and shows the result. After a failure the typed text is kept. */
export default function sentForm(root: HTMLElement): () => void {
  const form = root as HTMLFormElement
  const controller = new AbortController()
  const initial = stateOf(form)
  form.addEventListener('submit', submit, { signal: controller.signal })
  return () => {
    controller.abort()
    form.removeAttribute('aria-busy')
    for (const [element, hidden] of initial) element.hidden = hidden
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // Ignores a second click while sending.
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
    // No connection: the visitor is asked to try again.
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
  // Moves the focus to the answer, because the focused button may be gone.
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
