import type { PublicationStatus } from '#schema/publication/publication-status'

/** What a visitor gets of one text: what it says; `null` where it is not there. */
export type SeenText = string | null

/** For tests: what is said of one text, and what a visitor gets of it by HTTP. */
export interface Statement {
  readonly language: string
  readonly status: PublicationStatus
  /** What its draft says; `null` where there is none. */
  readonly draft: SeenText
  readonly seen: SeenText
}

/** For tests: why a statement is not true; `null` for a true one. Pages and records of every kind are judged by this. */
export function whyFalse({ status, draft, seen, language }: Statement): string | null {
  const { id, chip, isPublic, hasChanges, sentences } = status
  const said = `${language}: “${chip}” (${sentences.join(' ')}) of ${draft}, visitors get ${seen}`
  if (isPublic !== (seen !== null)) return `${said}: public is wrong`
  if (isPublic && hasChanges !== (draft !== seen)) return `${said}: changes are wrong`
  if (id === 'live' && (seen === null || draft !== seen)) return `${said}: not live as it is`
  if (id === 'edited' && (seen === null || draft === seen)) return `${said}: not edited`
  if (GONE.has(id) && seen !== null) return `${said}: visitors see it`
  return null
}

const GONE: ReadonlySet<string> = new Set(['archived', 'draft', 'expired', 'hidden', 'trash'])
