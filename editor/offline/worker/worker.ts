import { pageKey } from './cache-names'
import { getCachedFile, keepAnswer, keepOpenPage, keptAnswer } from './kept-pages'

/*
 * The editor's service worker, so that opened pages can be reloaded offline. Pages come from the cache only if the network fails.
 * Requests for the API and for pictures are ignored.
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

/** Enables navigation preload, so that requests don't wait for the worker to start, and takes control of open pages. */
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
