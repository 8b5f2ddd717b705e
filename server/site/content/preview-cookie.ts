import type { FastifyRequest } from 'fastify'

/** The document and language of a preview. */
export interface PreviewOf {
  readonly documentId: number
  readonly language: string
}

/** Parses document and language from an address; returns `null` unless both are in canonical form. */
export function readPreviewOf(document: string | undefined, language: unknown): PreviewOf | null {
  const [id] = /^[1-9]\d{0,14}$/.exec(document ?? '') ?? []
  if (id === undefined || typeof language !== 'string') return null
  return /^[a-z]{2,3}-[A-Z]{2}$/.test(language) ? { documentId: Number(id), language } : null
}

/** Returns the path of a preview’s cookie: the page, and the pictures below it. */
export function previewPath(documentId: number): string {
  return `/preview/${documentId}`
}

/** Returns the cookie name; one per language, so that two can be viewed side by side. */
export function previewCookie({ language }: Pick<PreviewOf, 'language'>): string {
  return `toran-preview-${language}`
}

/**
 * Returns the token in a preview’s cookie; none if there are several of the same name, because it is unknown which one belongs to
 * the address.
 */
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
