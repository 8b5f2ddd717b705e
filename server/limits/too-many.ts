import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error'
import { pagePolicy } from '../http/security-headers'

/** The refusal of who has used up a budget: what of, and when to try again. */
export function tooMany(message: string, seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', `${message} Try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  })
}

/** Answers 429 and says when to try again: a page where a browser asks for one, else in the form of every error. */
export function answerTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { readonly message: string; readonly seconds: number },
): FastifyReply {
  const { message, code, details } = tooMany(refusal.message, refusal.seconds)
  reply.code(429).header('retry-after', String(refusal.seconds)).header('cache-control', 'no-store')
  if (asksForPage(request))
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page(message))
  const extensions = { ...details, code, requestId: request.id, retryable: true }
  return reply.type('application/json; charset=utf-8').send({ errors: [{ message, extensions }] })
}

/** `40 seconds`, `12 minutes`: a little more rather than too little. */
function inWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function asksForPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')
}

const STYLES =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;background:#fbf7f0;color:#2a211b;font:1.125rem/1.6 Georgia,serif;text-align:center}h1{margin:0;font-size:2rem;font-weight:400}p{margin:0}'
const POLICY = pagePolicy([`sha256-${createHash('sha256').update(STYLES).digest('base64')}`])

/** Asks nothing of the rest of the server: it is given out where that should do no more work. */
function page(words: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Too many requests</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>${words}</p>
</main>
</body>
</html>
`
}
