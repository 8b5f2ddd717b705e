/**
 * A part of another page, as the browser parses it: trusted types forbid a script to parse markup itself. Rejects when the
 * page cannot be fetched, has no such part, or is no longer wanted.
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
