const KILOMETRES_IN_A_MILE = 1.609344

/** Filters locations by the typed text, and sorts them by distance if the visitor shares the device's position. */
export default function placesList(root: HTMLElement): () => void {
  const tools = root.querySelector<HTMLElement>('.places-list-tools')
  const list = root.querySelector('ul')
  const field = root.querySelector('input')
  const button = root.querySelector<HTMLButtonElement>('button[type="button"]')
  const status = root.querySelector<HTMLElement>('[role="status"]')
  if (!tools || !list || !field || !button || !status) return () => {}
  const byName = [...list.children]
  const listening = new AbortController()
  const { signal } = listening
  const { hidden } = tools
  const first = { button: button.hidden, status: status.textContent }
  const distances = byName.map((item) => distanceIn(item).textContent)
  tools.hidden = false
  button.hidden = !('geolocation' in navigator)
  field.addEventListener('input', filter, { signal })
  button.addEventListener('click', requestPosition, { signal })
  return () => {
    listening.abort()
    tools.hidden = hidden
    button.hidden = first.button
    showStatus(first.status)
    list.append(...byName)
    byName.forEach((item, index) => {
      item.toggleAttribute('hidden', false)
      distanceIn(item).textContent = distances[index] ?? ''
    })
  }

  function filter() {
    const words = foldText(field?.value ?? '').split(' ')
    let shown = 0
    for (const item of byName) {
      const text = ` ${foldText(wordsIn(item))}`
      const fits = words.every((word) => text.includes(` ${word}`))
      item.toggleAttribute('hidden', !fits)
      if (fits) shown += 1
    }
    showStatus(shown === 0 ? status?.dataset.none : '')
  }

  function requestPosition() {
    button?.setAttribute('aria-busy', 'true')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answered(() => sortFrom(coords)),
      () => answered(() => showStatus(button?.dataset.unknown)),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  }

  function answered(then: () => void) {
    button?.removeAttribute('aria-busy')
    if (!signal.aborted) then()
  }

  function sortFrom(here: GeolocationCoordinates) {
    showStatus('')
    const distances = new Map(byName.map((item) => [item, kilometres(item, here)]))
    const isInMiles = /-(?:US|GB)$/.test(navigator.language)
    const pattern = (isInMiles ? list?.dataset.miles : list?.dataset.kilometres) ?? '{}'
    const unit = isInMiles ? KILOMETRES_IN_A_MILE : 1
    for (const [item, distance] of distances)
      if (Number.isFinite(distance))
        distanceIn(item).textContent = pattern.replace('{}', String(Math.round(distance / unit)))
    const far = (item: Element) => distances.get(item) ?? 0
    list?.append(...byName.toSorted((a, b) => far(a) - far(b)))
  }

  function showStatus(text = '') {
    if (status) status.textContent = text
  }
}

/** Normalises text: no case, accents or punctuation, single spaces between words. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function wordsIn(item: Element): string {
  return Array.from(item.querySelectorAll('span'), ({ textContent }) => textContent).join(' ')
}

/** Returns the distance from the device; infinite for a location with unknown coordinates. */
function kilometres(item: Element, here: GeolocationCoordinates): number {
  const [latitude = Number.NaN, longitude = Number.NaN] =
    item.getAttribute('data-at')?.split(' ').map(Number) ?? []
  if (Number.isNaN(latitude + longitude)) return Number.POSITIVE_INFINITY
  const radians = Math.PI / 180
  const north = Math.sin(((latitude - here.latitude) * radians) / 2) ** 2
  const east = Math.sin(((longitude - here.longitude) * radians) / 2) ** 2
  const across = Math.cos(latitude * radians) * Math.cos(here.latitude * radians)
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, north + across * east)))
}

function distanceIn(item: Element): Element {
  return item.querySelector('.places-list-distance') ?? item
}
