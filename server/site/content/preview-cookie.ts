import type { FastifyRequest } from 'fastify'

/** The document and the language of a preview. */
export interface PreviewOf {
  readonly documentId: number
  readonly language: string
}

/** Reads both as an address names them, written in the one way that is answered; `null` for any other. */
export function readPreviewOf(document: string | undefined, language: unknown): PreviewOf | null {
  const [id] = /^[1-9]\d{0,14}$/.exec(document ?? '') ?? []
  if (id === undefined || typeof language !== 'string') return null
  return /^[a-z]{2,3}-[A-Z]{2}$/.test(language) ? { documentId: Number(id), language } : null
}

/** Where the cookie of a preview is sent: to the page, and to the pictures below it. */
export function previewPath(documentId: number): string {
  return `/preview/${documentId}`
}

/** A language has a cookie of its own, so that two of them can be looked at side by side. */
export function previewCookie({ language }: Pick<PreviewOf, 'language'>): string {
  return `toran-preview-${language}`
}

/** The token of a preview's cookie; of several of one name none, since nobody can tell whose they are. */
export function previewTokenOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  of: PreviewOf,
): string | null {
  const name = `${previewCookie(of)}=`
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(name))
    .map((pair) => pair.slice(name.length))
  return values.length === 1 ? (values[0] ?? null) : null
}
