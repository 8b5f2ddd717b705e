import { pageKey } from './cache-names'
import { getCachedFile, keepAnswer, keepOpenPage, keptAnswer } from './kept-pages'

/*
 * The editor's service worker: opened pages can be reloaded offline. Pages come from the network, and from this device only
 * where that fails; requests of the API and of pictures are none of its business.
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(getCachedFile(request))
})

self.addEventListener('message', (event) => event.waitUntil(keepOpenPage(event.data)))

/** The request of a page doesn't wait for the worker to start, and open pages without a worker get this one. */
async function begin(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const key = pageKey(url)
  try {
    const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (key !== null && answer.ok) event.waitUntil(keepAnswer(key, answer.clone()))
    return answer
  } catch {
    return key === null ? Response.error() : keptAnswer(key)
  }
}
