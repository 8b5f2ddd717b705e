import { DEFAULT_LANGUAGE } from '../entities/place'

/** A page in the editor, in one of its languages. */
export interface PageAddressed {
  readonly documentId: number
  readonly language: string
}

/** The page that an address of the editor opens: `/editor/pages/7?language=gu-IN`. An unknown language is the default one. */
export function pageAddressed(address: {
  readonly pathname: string
  readonly search: string
}): PageAddressed | null {
  const [, id] = /^\/editor\/pages\/([1-9]\d{0,9})\/*$/.exec(address.pathname) ?? []
  return id === undefined ? null : { documentId: Number(id), language: languageIn(address.search) }
}

function languageIn(search: string): string {
  const asked = /[?&]language=([^&]*)/.exec(search)?.[1]
  return asked && /^[a-z]{2,3}(?:-[A-Za-z\d]{2,4}){0,2}$/.test(asked) ? asked : DEFAULT_LANGUAGE
}
