import { messageLanguage } from '#schema/messages/fill'

/** A request whose errors are said in the editor's language. In English they are what the server says. */
export function localisedFetch(send: typeof fetch): typeof fetch {
  if (messageLanguage === 'en') return send
  return async (...given) => localised(await send(...given))
}

/** An answer with its errors in the editor's language: by the code of each, where the server names one that is known here. */
export async function localised(response: Response): Promise<Response> {
  const text = await response
    .clone()
    .text()
    .catch(() => '')
  if (!text.includes('"reason":')) return response
  const { localisedErrors } = await import('./localised-errors')
  const { status, statusText, headers } = response
  return new Response(localisedErrors(text), { status, statusText, headers })
}
