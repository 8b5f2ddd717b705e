import { DEFAULT_LANGUAGE } from '../entities/place'

/** A page in the editor, in one of its languages; for a network page optionally a location's version. */
export interface PageAddressed {
  readonly documentId: number
  readonly language: string
  /** The slug of the location whose version is opened. */
  readonly location?: string
}

/**
 * Returns the page for an editor address: `/editor/pages/7?language=gu-IN`, at a location `/editor/pages/7?location=leicester`.
 * An unknown language falls back to the default one.
 */
export function pageAddressed(address: {
  readonly pathname: string
  readonly search: string
}): PageAddressed | null {
  const [, id] = /^\/editor\/pages\/([1-9]\d{0,9})\/*$/.exec(address.pathname) ?? []
  if (id === undefined) return null
  const location = locationIn(address.search)
  return {
    documentId: Number(id),
    language: languageIn(address.search),
    ...(location !== undefined && { location }),
  }
}

function languageIn(search: string): string {
  const tag = /[?&]language=([^&]*)/.exec(search)?.[1]
  return tag && /^[a-z]{2,3}(?:-[A-Za-z\d]{2,4}){0,2}$/.test(tag) ? tag : DEFAULT_LANGUAGE
}

function locationIn(search: string): string | undefined {
  return /[?&]location=([a-z\d-]{1,100})(?:&|$)/.exec(search)?.[1]
}
