import { messageLanguage } from '#schema/messages/fill'

/** Returns a `fetch` that translates errors to the editor's language. In English the server's messages are kept. */
export function localisedFetch(send: typeof fetch): typeof fetch {
  if (messageLanguage === 'en') return send
  return async (...given) => localiseResponse(await send(...given))
}

/** Translates the errors of a response to the editor's language if their codes are known. */
export async function localiseResponse(response: Response): Promise<Response> {
  const text = await response
    .clone()
    .text()
    .catch(() => '')
  if (!text.includes('"reason":')) return response
  const { localisedErrors } = await import('./localised-errors')
  const { status, statusText, headers } = response
  return new Response(localisedErrors(text), { status, statusText, headers })
}
