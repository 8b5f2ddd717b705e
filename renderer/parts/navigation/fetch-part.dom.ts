/**
 * Fetches a part of another page and lets the browser parse it, because trusted types forbid parsing markup in scripts. Rejects
 * if the page can't be fetched, has no such part, or the request is aborted.
 */
export function fetchPart({ address, selector, signal }: PartRequest): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => {
      const part = request.response?.querySelector(selector)
      if (part) resolve(document.importNode(part, true))
      else reject(new Error(`There is no ${selector} at ${address}`))
    }
    request.onerror = () => reject(new Error('No connection'))
    request.onabort = () => reject(new Error('No longer wanted'))
    signal?.addEventListener('abort', () => request.abort())
    request.open('GET', address)
    request.send()
  })
}

interface PartRequest {
  readonly address: string
  readonly selector: string
  readonly signal?: AbortSignal
}
